import Gallery
import Sessions

/// What to show of the gallery.
nonisolated package struct GalleryRequest: Equatable {
  /// Nil for the list of all states.
  package let state: GalleryState?
  /// The size of the picture to print; nil for none in particular.
  package let size: GridSize?

  package init(state: GalleryState?, size: GridSize?) {
    self.state = state
    self.size = size
  }
}

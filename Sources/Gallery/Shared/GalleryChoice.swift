import Navigation

/// The state that the user chooses from the list.
final class GalleryChoice {
  /// The zero-based index of the chosen state; nil until one is chosen.
  private(set) var row: Int?
  private let place: Place

  init(_ place: Place) {
    self.place = place
  }

  func choose(_ row: Int) {
    self.row = row
    place.leave()
  }
}

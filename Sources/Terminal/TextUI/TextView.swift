import Navigation

/// The view of one page as text.
package protocol TextView: PageView {
  /// The current screen.
  var screen: Screen { get }
}

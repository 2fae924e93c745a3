import Navigation

/// The view of one page as text.
package protocol TextView: PageView {
  /// What the view shows now.
  var screen: Screen { get }
}

import Navigation

/// The view of one page as text.
package protocol TextView: PageView {
  /// The screen as it is now.
  var screen: Screen { get }
}

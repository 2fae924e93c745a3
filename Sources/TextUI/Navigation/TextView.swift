/// One screen: a pure function of its view model, which it owns.
///
/// The navigation stack owns the view.
///
/// Conformers are observable: whoever reads ``screen`` while tracking hears of a replaced view model.
package protocol TextView: AnyObject {
  /// The asynchronous work that was started for this screen; it ends with the view.
  var work: Work { get }
  /// What the view shows now.
  ///
  /// The renderers read it, as often as they like.
  var screen: Screen { get }

  /// Asks the view model for fresh data: called when the view comes on the stack, and when the data has changed.
  func load()
}

extension TextView {
  /// A screen without data of its own has nothing to load.
  package func load() {}
}

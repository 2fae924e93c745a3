/// The view of one screen: a pure function of its view model.
///
/// A ``Page`` hosts the view, and creates it each time its screen is read.
package protocol TextView {
  associatedtype ViewModel

  init(viewModel: ViewModel)

  /// What the view shows now.
  var screen: Screen { get }
}

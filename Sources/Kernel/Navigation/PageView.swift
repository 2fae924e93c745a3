/// The view of one page, whatever draws it: a pure function of its view model.
///
/// A ``Page`` hosts the view, and creates it each time it is read. A user interface refines this protocol with what
/// it draws.
package protocol PageView {
  associatedtype ViewModel

  init(viewModel: ViewModel)

  var item: NavigationItem { get }
}

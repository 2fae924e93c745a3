/// The view of one page, whatever draws it: a pure function of its view model.
///
/// A ``Page`` hosts the view, and creates a new one each time ``Page/view`` is read. A user interface refines this protocol
/// with the content that it draws.
package protocol PageView {
  associatedtype ViewModel

  init(viewModel: ViewModel)

  var item: NavigationItem { get }
}

import Changes
import Observation
import Presenting

/// Hosts a view on the navigation stack; owns its view model and its asynchronous work.
///
/// Owned by the stack, so that removing the page frees the whole calçot.
@Observable
package final class Page<View: PageView>: AnyPage {
  /// Replacing it redraws the page.
  package var viewModel: View.ViewModel
  package let work = Work()

  @ObservationIgnored private let loading: (() async -> Void)?

  /// Creates a page; `load` loads fresh data when the page is shown, and again once its data has changed.
  package init(_ view: View.Type, _ viewModel: View.ViewModel, load: (() async -> Void)? = nil) {
    self.viewModel = viewModel
    loading = load
  }

  package var view: View { View(viewModel: viewModel) }
  package var item: NavigationItem { view.item }

  package func load() {
    work.isStale = false
    if let loading { work.start(loading) }
  }
}

extension Page where View.ViewModel: Snapshot {
  /// Replaces the view model with its successor; called when the interactor's model has changed.
  package func update() { viewModel = viewModel.updated() }
}

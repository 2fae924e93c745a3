import Changes
import Observation
import Presenting

/// Hosts a view on the navigation stack, and owns its view model and its asynchronous work.
///
/// Owned by the stack, so that removing the page frees the whole calçot.
@Observable
package final class Page<View: PageView>: AnyPage {
  /// The view model; replacing it redraws the page.
  package var viewModel: View.ViewModel
  package let work = Work()

  @ObservationIgnored private let loading: (() async -> Void)?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - view: The type of the view.
  ///   - viewModel: The view model.
  ///   - load: Loads fresh data. It is called when the page is shown, and again once its data has changed. Nil if the page
  ///     loads no data.
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
  /// Replaces the view model with its successor.
  ///
  /// Called when the interactor's model has changed.
  package func update() {
    viewModel = viewModel.updated()
  }
}

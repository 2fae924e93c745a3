import Observation
import Tracing

/// A page with any type of view, as the navigation stack holds it.
package protocol AnyPage: AnyObject {
  /// The name of the view's type.
  var name: String { get }
  /// What the page shows now; sessions may read it at any time, and observe what they read.
  var screen: Screen { get }
  /// The page's asynchronous work, which ends with the page.
  var work: Work { get }

  /// Starts loading fresh data, as work of the page.
  func load()
}

/// Hosts a view on the navigation stack; owns its view model and its asynchronous work.
///
/// Owned by the stack, so that removing the page frees the whole calçot.
@Observable
package final class Page<View: TextView>: AnyPage {
  /// The view model; replacing it redraws the page.
  package var viewModel: View.ViewModel { didSet { Trace.note("new \(View.ViewModel.self)") } }
  package let work = Work()

  package init(_ view: View.Type, _ viewModel: View.ViewModel) {
    self.viewModel = viewModel
  }

  package var name: String { "\(View.self)" }

  package var screen: Screen { View(viewModel: viewModel).screen }

  package func load() {
    Trace.note("load \(name)")
    let view = View(viewModel: viewModel)
    work.start { await view.load() }
  }
}

import Presenting

#if canImport(UIKit)
  import Navigation
  import Changes
  import UIKit

  /// The view of one screen; keeps nothing but its controls.
  protocol ScreenView: UIView {
    associatedtype ViewModel
    static var presentation: Presentation { get }
    init()
    func show(_ viewModel: ViewModel, running commands: Work)
  }

  protocol AnyPage: UIViewController {
    var presentation: Presentation { get }
    var work: Work { get }
    func load()
  }

  /// Owns the view model and the screen's work; owned by the navigation controller.
  final class Page<Content: ScreenView>: UIViewController, AnyPage {
    var viewModel: Content.ViewModel { didSet { viewIfLoaded?.setNeedsLayout() } }
    let work = Work()
    private let loading: (() async -> Void)?

    init(_ view: Content.Type, _ viewModel: Content.ViewModel, load: (() async -> Void)? = nil) {
      self.viewModel = viewModel
      loading = load
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var presentation: Presentation { Content.presentation }

    override func loadView() { view = Content() }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      if work.isStale { load() }
      (view as? Content)?.show(viewModel, running: work)
    }

    func load() {
      work.isStale = false
      if let loading { work.start(loading) }
    }
  }

  extension Page where Content.ViewModel: Snapshot {
    func update() { viewModel = viewModel.updated() }
  }
#endif

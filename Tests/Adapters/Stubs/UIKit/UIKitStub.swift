// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

// The parts of UIKit that the adapters use, with Apple's signatures: for type checks and tests where UIKit is missing.
// Nothing is drawn or animated; a transition ends at once.

@_exported import Foundation

@MainActor open class UIResponder {
  public init() {}
}

open class UIView: UIResponder {
  fileprivate weak var controller: UIViewController?
  private var needsLayout = true

  public override init() {}

  public init(frame: CGRect) {}

  public init?(coder: NSCoder) {}

  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    controller?.viewWillLayoutSubviews()
  }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case pageSheet = 1
  case formSheet = 2
}

open class UIViewController: UIResponder {
  open private(set) var viewIfLoaded: UIView?
  open var title: String?
  open fileprivate(set) weak var tabBarController: UITabBarController?
  open var modalPresentationStyle = UIModalPresentationStyle.pageSheet
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  public required init?(coder: NSCoder) {}

  open var view: UIView! {
    get {
      if viewIfLoaded == nil { loadView() }
      return viewIfLoaded
    }
    set {
      viewIfLoaded = newValue
      newValue.controller = self
    }
  }

  open func loadView() { view = UIView() }

  open func viewWillLayoutSubviews() {}

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController != nil else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presentedViewController = nil
    completion?()
  }
}

open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
}

@MainActor public protocol UITabBarControllerDelegate: AnyObject {
  // Optional in UIKit; only Objective-C has that.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

open class UITabBarController: UIViewController {
  open var selectedIndex = 0
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] { controller.tabBarController = self }
    }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

@MainActor open class UIAlertAction {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
  }

  /// Called by the tests, as UIKit calls it when the user has chosen the action.
  public let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.handler = handler }
}

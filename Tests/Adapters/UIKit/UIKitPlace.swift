#if canImport(UIKit)
  import Changes
  import Navigation
  import UIKit

  /// Holds the navigation controller and its page weakly, and does nothing once the page has left.
  final class Place {
    private enum Position { case top, above, here }

    private weak var navigation: UINavigationController?
    private weak var page: UIViewController?
    private var position: Position

    convenience init(on navigation: UINavigationController?) { self.init(navigation, .top) }

    private init(_ navigation: UINavigationController?, _ position: Position, _ page: UIViewController? = nil) {
      self.navigation = navigation
      self.position = position
      self.page = page
    }

    var above: Place { Place(navigation, .above, page) }

    /// Shows a page; or any other controller, such as one that has not been migrated.
    func show(_ controller: UIViewController) {
      guard let navigation, position == .top || index != nil else { return }
      let page = controller as? any AnyPage
      if position == .above, let page, page.presentation.isModal {
        let sheet = UINavigationController(rootViewController: controller)
        sheet.modalPresentationStyle = page.presentation == .dialog ? .formSheet : .pageSheet
        front?.present(sheet, animated: true)
        self.navigation = sheet
      } else {
        let kept = index.map { position == .above ? $0 + 1 : $0 } ?? navigation.viewControllers.count
        keep(navigation.viewControllers.prefix(kept) + [controller], in: navigation)
      }
      self.page = controller
      position = .here
      page?.load()
    }

    func show(_ page: some AnyPage, reloadingOn dataDidChange: ObserverSet<Void>) {
      // A view that is covered is laid out when it is seen again.
      dataDidChange.add(page) { page in
        page.work.isStale = true
        page.viewIfLoaded?.setNeedsLayout()
      }
      show(page)
    }

    func leave() {
      guard position == .here, let navigation, let index else { return }
      // A sheet goes with its first page; an app keeps its root.
      guard index > 0 else {
        navigation.presentingViewController?.dismiss(animated: true)
        return
      }
      keep(navigation.viewControllers.prefix(index), in: navigation)
    }

    /// Selects another tab as it was left, or begins it with what is shown.
    func turn(to tab: String, showing show: (Place) -> Void) {
      if index != nil { tabs?.turn(to: tab, showing: show) }
    }

    /// Ends everything that is open in any tab, and begins again with what is shown.
    func startOver(showing show: (Place) -> Void) {
      if index != nil { tabs?.startOver(showing: show) }
    }

    /// Presents what is no page, such as an alert.
    func present(_ controller: UIViewController) {
      if index != nil { front?.present(controller, animated: true) }
    }

    /// Keeps these pages alone; a sheet above them goes.
    private func keep(_ pages: some Sequence<UIViewController>, in navigation: UINavigationController) {
      if navigation.presentedViewController != nil { navigation.dismiss(animated: true) }
      navigation.setViewControllers(Array(pages), animated: true)
    }

    /// The controller in front; UIKit presents nothing on one that presents something already.
    private var front: UIViewController? {
      var front: UIViewController? = navigation
      while let presented = front?.presentedViewController { front = presented }
      return front
    }

    private var tabs: Tabs? { navigation?.tabBarController as? Tabs }

    private var index: Int? { navigation?.viewControllers.firstIndex { $0 === page } }
  }
#endif

import Coordinators
import Navigation
import TestSupport

extension Lifetime {
  /// Watches the calçot of the screen on top: its page, and everything below that is its own.
  init(ofTopOf app: App) {
    self.init(of: app.navigation.top, in: app)
  }

  /// Watches the calçot of a page.
  init(of page: (any AnyPage)?, in app: App) {
    self.init(of: page, except: app.shared)
  }
}

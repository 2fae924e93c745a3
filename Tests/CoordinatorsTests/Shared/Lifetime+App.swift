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
    let services = app.services
    self.init(
      of: page,
      except: app.navigation.stacks + [
        app.navigation, services.groups, services.books, services.replies, services.random, services.clock as AnyObject,
      ])
  }
}

import Coordinators
import Interactors
import Navigation
import Sessions

/// With `--trace`, wraps the parts of a run, so that the trace can follow it. Otherwise, the parts are returned unchanged.
extension Program {
  func traced(_ console: Console) -> Console {
    #if DEBUG
      trace?.wrap(console) ?? console
    #else
      console
    #endif
  }

  func traced(_ services: Services) -> Services {
    #if DEBUG
      trace?.wrap(services) ?? services
    #else
      services
    #endif
  }

  func traced(_ accounts: (any AccountDataProvider)?) -> (any AccountDataProvider)? {
    #if DEBUG
      guard let trace, let accounts else { return accounts }
      return TracedAccountDataProvider(accounts, trace)
    #else
      accounts
    #endif
  }

  func traced(_ navigation: NavigationController) -> NavigationController {
    #if DEBUG
      trace?.follow(navigation)
    #endif
    return navigation
  }

  func traced(_ terminal: any FullScreenTerminal) -> any FullScreenTerminal {
    #if DEBUG
      trace?.wrap(terminal) ?? terminal
    #else
      terminal
    #endif
  }
}

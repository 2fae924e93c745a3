import Coordinators
import Navigation
import Sessions

/// With `--trace`, what a run uses is wrapped, so that the trace sees what passes; otherwise it is returned unchanged.
extension Program {
  func traced(_ console: Console) -> Console {
    #if DEBUG
      trace?.wrap(console) ?? console
    #else
      console
    #endif
  }

  func traced(_ services: Services, on navigation: NavigationController) -> Services {
    #if DEBUG
      trace?.wrap(services, on: navigation) ?? services
    #else
      services
    #endif
  }

  func traced(_ terminal: any FullScreenTerminal) -> any FullScreenTerminal {
    #if DEBUG
      trace?.wrap(terminal) ?? terminal
    #else
      terminal
    #endif
  }
}

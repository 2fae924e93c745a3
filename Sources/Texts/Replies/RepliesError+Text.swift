import Localization
import Models
import Presenting

extension RepliesError: PresentableError {
  package var text: Text {
    switch self {
    case .unknown: .replies(.unknown)
    case .gone: .replies(.gone)
    case .closed: .replies(.closed)
    case .rateLimited: .replies(.rateLimited)
    case .serverFailed(let status): .replies(.serverFailed(status: status))
    case .unreachable(let failure): .replies(.unreachable(failure))
    case .untrusted(let failure): .replies(.untrusted(failure))
    case .timedOut: .replies(.timedOut)
    case .tooLarge: .replies(.tooLarge)
    case .unreadable: .replies(.unreadable)
    case .redirected: .replies(.redirected)
    }
  }

  package var remedy: Remedy? {
    switch self {
    case .gone, .unknown, .untrusted(.uncheckable), .unreachable(.noLibrary): nil
    case .rateLimited, .serverFailed, .timedOut, .unreachable, .unreadable: .retry
    case .closed, .redirected, .tooLarge, .untrusted(.expired), .untrusted(.unverified), .untrusted(.wrongHost):
      .chooseAnotherServer
    }
  }
}

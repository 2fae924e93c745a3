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
    case .webPage(let status): .replies(.webPage(status: status))
    case .otherInterface: .replies(.otherInterface)
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
    case .serverFailed(let status): status < 500 ? nil : .retry
    case .webPage(let status): Self.isTemporary(status) ? .retry : .chooseAnotherServer
    case .rateLimited, .timedOut, .unreachable, .unreadable: .retry
    case .closed, .otherInterface, .redirected, .tooLarge, .untrusted(.expired), .untrusted(.unverified),
      .untrusted(.wrongHost):
      .chooseAnotherServer
    }
  }
}

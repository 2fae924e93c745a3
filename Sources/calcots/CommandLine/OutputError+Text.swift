import Localization
import Presenting
import Sessions

nonisolated extension OutputError: PresentableError {
  /// The reason why the output could not be written.
  package var text: Text {
    switch self {
    case .closed: .commandLine(.outputClosed)
    case .full: .commandLine(.outputFull)
    case .failed(let reason): .commandLine(.outputFailed(reason))
    }
  }
}

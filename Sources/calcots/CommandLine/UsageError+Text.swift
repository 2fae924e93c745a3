import Localization
import Presenting
import Sessions

nonisolated extension UsageError: PresentableError {
  /// The mistake on the command line, with the nearest valid word if there is one.
  package var text: Text {
    switch self {
    // The words of the first are another mistake's, and those of the second end with a command to run.
    case .badVariable, .copyNeedsServer: .commandLine(.mistake(self))
    case .unknownOption(_, let nearest), .unknownPath(_, let nearest), .unknownTopic(_, let nearest):
      explained(nearest: nearest)
    default: explained()
    }
  }

  private func explained(nearest: QuotedWord? = nil) -> Text {
    let hint: Text = nearest.map { .session(.didYouMean($0.text)) } ?? .commandLine(.seeHelp)
    return "\(.commandLine(.mistake(self))) \(hint)"
  }
}

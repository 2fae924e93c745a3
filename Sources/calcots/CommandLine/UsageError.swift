import DataProviders
import Localization
import Models
import Presenting
import Sessions

/// A mistake on the command line, with the words that its message quotes.
nonisolated package enum UsageError: Error, Hashable {
  case badSeed(QuotedWord)
  case badServer(ServerAddressError)
  case badStoreAddress
  /// A mistake in the value of an environment variable that is used instead of an option.
  indirect case badVariable(Variable, UsageError)
  /// Both stores are files.
  case copyNeedsServer(from: QuotedWord, to: QuotedWord)
  case copyNeedsTwo
  case hasNoAlternatives
  case badName(InvalidName)
  case missingValue(QuotedWord)
  /// The word is not UTF-8. It can therefore neither name a file nor be stored.
  case notUTF8(QuotedWord)
  case onlyMatchesPrompt
  case onlyMatchesWarn
  case onlyPrepareHasSamples
  /// The word after the option, where its value is expected, starts with `-`.
  case optionAsValue(QuotedWord, QuotedWord)
  case plainAndJSON
  case repeated(QuotedWord)
  /// Both `--resume` and this path are given.
  case resumesOrOpens(QuotedWord)
  case traceNeedsDebugBuild
  case unexpected(QuotedWord)
  case unexpectedValue(QuotedWord)
  case unknownArchitecture(QuotedWord)
  case unknownLanguage(QuotedWord)
  case unknownOption(QuotedWord, nearest: QuotedWord?)
  case unknownPath(QuotedWord, nearest: QuotedWord?)
  case unknownShell(QuotedWord)
  case unknownTopic(QuotedWord, nearest: QuotedWord?)
}

nonisolated extension UsageError: PresentableError {
  /// The mistake in words, usually followed by the nearest valid word or a pointer to the help.
  package var text: Text {
    switch self {
    // The first repeats another mistake's text, and the texts of the others end with a command to run.
    case .badVariable, .copyNeedsServer, .traceNeedsDebugBuild: .commandLine(.mistake(self))
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

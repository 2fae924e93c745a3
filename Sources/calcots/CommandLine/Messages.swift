import DataProviders
import Localization
import Sessions

nonisolated extension UsageError: PresentableError {
  /// The mistake on the command line, with the nearest valid word if there is one.
  package var text: Text {
    switch self {
    case .badSeed(let word): explained(.badSeed(word))
    case .badServer(.notAnAddress): explained(.serverNotAnAddress)
    case .badServer(.hasCredentials): explained(.serverHasCredentials)
    case .badServer(.hasPath): explained(.serverHasPath)
    case .badServer(.notHTTPS): explained(.serverNotHTTPS)
    case .badVariable(let name, let error): .commandLine(.inVariable(name, error.text))
    case .copyNeedsTwo: explained(.copyNeedsTwo)
    case .missingValue(let option): explained(.missingValue(option))
    case .hasNoAlternatives: explained(.hasNoAlternatives)
    case .onlyMatchesPrompt: explained(.onlyMatchesPrompt)
    case .onlyMatchesWarn: explained(.onlyMatchesWarn)
    case .optionAsValue(let option, let value): explained(.optionAsValue(option, value))
    case .plainAndJSON: explained(.plainAndJSON)
    case .repeated(let option): explained(.repeated(option))
    case .unexpected(let word): explained(.unexpected(word))
    case .unexpectedValue(let option): explained(.unexpectedValue(option))
    case .unknownArchitecture(let word): explained(.unknownArchitecture(word))
    case .unknownLanguage(let word): explained(.unknownLanguage(word))
    case .unknownOption(let option, let nearest): explained(.unknownOption(option), nearest: nearest)
    case .unknownPath(let path, let nearest): explained(.unknownPath(path), nearest: nearest)
    case .unknownShell(let name): explained(.unknownShell(name))
    case .unknownTopic(let name, let nearest): explained(.unknownTopic(name), nearest: nearest)
    }
  }

  private func explained(_ text: CommandLineText, nearest: String? = nil) -> Text {
    let hint: Text = nearest.map { .session(.didYouMean($0)) } ?? .commandLine(.seeHelp)
    return "\(.commandLine(text)) \(hint)"
  }
}

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

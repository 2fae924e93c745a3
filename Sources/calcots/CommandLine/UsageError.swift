import DataProviders

/// A mistake on the command line.
nonisolated package enum UsageError: Error, Hashable {
  case badSeed(String)
  case badServer(ServerAddressError)
  case badStoreAddress
  /// The value of an environment variable that stands for an option.
  indirect case badVariable(String, UsageError)
  case copyNeedsTwo
  case hasNoAlternatives
  case missingValue(String)
  /// The name of a file that is not UTF-8, so that it cannot be opened.
  case notUTF8(String)
  case onlyMatchesPrompt
  case onlyMatchesWarn
  /// The word after the option, where its value is expected, starts with `-`.
  case optionAsValue(String, String)
  case plainAndJSON
  case repeated(String)
  /// Both `--resume` and this path.
  case resumesOrOpens(String)
  case unexpected(String)
  case unexpectedValue(String)
  case unknownArchitecture(String)
  case unknownLanguage(String)
  case unknownOption(String, nearest: String?)
  case unknownPath(String, nearest: String?)
  case unknownShell(String)
  case unknownTopic(String, nearest: String?)
}

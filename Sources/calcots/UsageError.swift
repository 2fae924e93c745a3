import DataProviders

/// A mistake on the command line.
nonisolated package enum UsageError: Error, Equatable {
  case badSeed(String)
  case badServer(ServerAddressError)
  case missingValue(String)
  case onlyDiceIsNaive
  /// The word after the option, where its value is expected, starts with `-`.
  case optionAsValue(String, String)
  case plainAndJSON
  case unexpected(String)
  case unexpectedValue(String)
  case unknownLanguage(String)
  case unknownOption(String, nearest: String?)
  case unknownPath(String, nearest: String?)
}

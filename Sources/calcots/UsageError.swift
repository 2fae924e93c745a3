/// A mistake on the command line.
nonisolated package enum UsageError: Error, Equatable {
  case badSeed(String)
  case missingValue(String)
  case onlyDiceIsNaive
  case plainAndJSON
  case unexpected(String)
  case unexpectedValue(String)
  case unknownLanguage(String)
  case unknownOption(String, nearest: String?)
  case unknownPath(String, nearest: String?)
}

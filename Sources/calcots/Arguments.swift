package import Coordinators
package import DataProviders
package import Localization
import Models
import TextUI

/// What the command line asks for.
package struct Arguments: Equatable {
  /// How screens are shown.
  package enum Format: Equatable {
    case lines
    case json
  }

  package private(set) var route = Route.home
  /// Nil: whatever suits the two ends.
  package private(set) var format: Format?
  /// Nil: the user's own store.
  package private(set) var store: StoreLocation?
  /// Nil: chance is not to be repeated.
  package private(set) var seed: UInt64?
  /// Whether the dice game is wanted as it is without the pattern.
  package private(set) var isNaive = false
  package private(set) var noColor = false
  package private(set) var wantsHelp = false
  package private(set) var wantsVersion = false

  private static let options = [
    "--plain", "--json", "--store", "--language", "--seed", "--naive", "--no-color", "--help", "--version",
  ]

  /// Understands the arguments, without the program's own name.
  ///
  /// - Throws: `UsageError` that names the first mistake.
  package init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    var path: String?
    var onlyPaths = false
    while let word = rest.popFirst() {
      if word == "--", !onlyPaths {
        onlyPaths = true
      } else if word.hasPrefix("-"), !onlyPaths {
        try take(option: word, rest: &rest)
      } else {
        guard path == nil else { throw .unexpected(word) }
        path = word
      }
    }
    if wantsHelp || wantsVersion { return }
    route = try Self.route(path ?? "")
    guard !isNaive || route == .app(.dice) else { throw .onlyDiceIsNaive }
  }

  /// The language that the words ask for, whatever else may be wrong with them: what is wrong is told in it.
  package static func language(in words: [String]) -> Language? {
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      if word == "--language" { return Language(rawValue: next) }
      if word.hasPrefix("--language=") { return Language(rawValue: String(word.dropFirst("--language=".count))) }
    }
    return nil
  }

  private mutating func take(option word: String, rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    func value() throws(UsageError) -> String {
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else { throw .missingValue(name) }
      return value
    }
    switch name {
    case "--store":
      let store = try value()
      self.store = store == "memory" ? .memory : .file(store)
      return
    case "--language":
      let code = try value()
      // Which one it is, ``language(in:)`` says.
      guard Language(rawValue: code) != nil else { throw .unknownLanguage(code) }
      return
    case "--seed":
      let number = try value()
      guard let seed = UInt64(number) else { throw .badSeed(number) }
      self.seed = seed
      return
    case "--plain": try choose(.lines)
    case "--json": try choose(.json)
    case "--naive": isNaive = true
    case "--no-color": noColor = true
    case "--help", "-h": wantsHelp = true
    case "--version": wantsVersion = true
    default: throw .unknownOption(name, nearest: Suggestion.nearest(to: name, among: Self.options))
    }
    guard parts.count == 1 else { throw .unexpectedValue(name) }
  }

  private mutating func choose(_ format: Format) throws(UsageError) {
    guard self.format ?? format == format else { throw .plainAndJSON }
    self.format = format
  }

  private static func route(_ path: String) throws(UsageError) -> Route {
    if let route = Route(path: path) { return route }
    let app = path.prefix { $0 != "/" }
    throw .unknownPath(path, nearest: Suggestion.nearest(to: String(app), among: Route.apps))
  }
}

import Alternatives
import Coordinators
import DataProviders
import Gallery
import Localization
import Models
import Sessions
import TextUI

/// The parsed command line.
package struct Arguments: Equatable {
  /// How screens are shown.
  package enum Format: Equatable {
    case lines
    case json
  }

  package private(set) var route = Route.home
  /// What to show of the gallery, in place of a screen; nil for none of it.
  package private(set) var gallery: GalleryRequest?
  /// Nil if it depends on whether input and output are terminals.
  package private(set) var format: Format?
  /// Nil for the user's own store.
  package private(set) var store: StoreLocation?
  /// Nil for the bundled sample accounts.
  package private(set) var server: ServerAddress?
  /// Nil if randomness need not be repeatable.
  package private(set) var seed: UInt64?
  /// The architecture in which to show the dice game or the groups; nil for MVVMC.
  package private(set) var alternative: Alternative?
  /// The size of a picture of the gallery; nil if none is given.
  private var size: GridSize?
  /// Whether to play the match game as questions and answers, without screens.
  package private(set) var prompts = false
  /// Whether the match game's settings do not warn before a game that is lost from the start.
  package private(set) var noWarning = false
  package private(set) var noColor = false
  package private(set) var noMouse = false
  /// Whether to start where the last run ended; then ``route`` is home.
  package private(set) var resumes = false
  /// Whether to tell what each key or line causes.
  package private(set) var isTraced = false
  package private(set) var showsHelp = false
  package private(set) var showsVersion = false

  private static let options = [
    "--plain", "--json", "--store", "--server", "--language", "--seed", "--size", "--as", "--naive", "--prompt",
    "--no-warning", "--no-color", "--no-mouse", "--resume", "--trace", "--help", "--version",
  ]

  /// Parses the arguments, which do not include the program's name.
  ///
  /// - Throws: `UsageError` for the first mistake.
  package init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    var paths: [String] = []
    var onlyPaths = false
    while let word = rest.popFirst() {
      if word == "--", !onlyPaths {
        onlyPaths = true
      } else if word.hasPrefix("-"), !onlyPaths {
        try parse(option: word, rest: &rest)
      } else {
        guard paths.isEmpty || paths == [GalleryRequest.path] else { throw .unexpected(Self.withoutCredentials(word)) }
        paths.append(word)
      }
    }
    if showsHelp || showsVersion { return }
    if paths.first == GalleryRequest.path {
      gallery = GalleryRequest(state: try paths.dropFirst().first.map(Self.state), size: size)
    }
    guard size == nil || gallery?.state != nil && format != .json else { throw .onlyGalleryHasSizes }
    if gallery == nil {
      if resumes, let path = paths.first { throw .unexpected(path) }
      route = try Self.route(paths.first ?? "")
      guard alternative == nil || [.app(.dice), .app(.groups)].contains(route) else { throw .hasNoAlternatives }
    }
    guard !noWarning || [.app(.matches), .matchSettings].contains(route) else { throw .onlyMatchesWarn }
    guard !prompts || route == .app(.matches) && format != .json && !noWarning else { throw .onlyMatchesPrompt }
  }

  /// Returns these arguments with another route.
  func leading(to route: Route) -> Arguments {
    var arguments = self
    arguments.route = route
    return arguments
  }

  /// Returns the requested language even if other arguments are wrong, because errors are reported in that language.
  package static func language(in words: [String]) -> Language? {
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      if word == "--language" { return Language(code: next) }
      if word.hasPrefix("--language=") { return Language(code: String(word.dropFirst("--language=".count))) }
    }
    return nil
  }

  /// Returns whether a program reads the output even if other arguments are wrong.
  package static func isForPrograms(_ words: [String]) -> Bool { words.prefix { $0 != "--" }.contains("--json") }

  private mutating func parse(option word: String, rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    func value() throws(UsageError) -> String {
      if parts.count > 1, !parts[1].isEmpty { return parts[1] }
      guard parts.count == 1, let value = rest.first, !value.isEmpty else { throw .missingValue(name) }
      // In `--store --json`, the value was most likely forgotten.
      guard !value.hasPrefix("-") else { throw .optionAsValue(name, value) }
      rest.removeFirst()
      return value
    }
    switch name {
    case "--store":
      let store = try value()
      self.store = store == "memory" ? .memory : .file(store)
      return
    case "--server":
      let address = try value()
      do { server = try ServerAddress(address) } catch { throw .badServer(error) }
      return
    case "--language":
      let code = try value()
      // Only validated here; ``language(in:)`` returns the language.
      guard Language(code: code) != nil else { throw .unknownLanguage(code) }
      return
    case "--seed":
      let number = try value()
      guard let seed = UInt64(number) else { throw .badSeed(number) }
      self.seed = seed
      return
    case "--size":
      let words = try value()
      guard let size = GridSize(words) else { throw .badSize(words) }
      self.size = size
      return
    case "--as":
      let architecture = try value()
      alternative = Alternative(rawValue: architecture)
      guard alternative != nil || architecture == "mvvmc" else { throw .unknownArchitecture(architecture) }
      return
    case "--plain": try choose(.lines)
    case "--json": try choose(.json)
    case "--naive": alternative = .mvc
    case "--prompt": prompts = true
    case "--no-warning": noWarning = true
    case "--no-color": noColor = true
    case "--no-mouse": noMouse = true
    case "--resume": resumes = true
    case "--trace": isTraced = true
    case "--help", "-h": showsHelp = true
    case "--version": showsVersion = true
    default: throw .unknownOption(name, nearest: Suggestion.nearest(to: name, among: Self.options))
    }
    guard parts.count == 1 else { throw .unexpectedValue(name) }
  }

  private mutating func choose(_ format: Format) throws(UsageError) {
    guard self.format ?? format == format else { throw .plainAndJSON }
    self.format = format
  }

  /// Removes credentials from a word before it is repeated: a misplaced address may contain a password.
  private static func withoutCredentials(_ word: String) -> String {
    word.replacing(/:\/\/[^\/]*@/, with: "://…@")
  }

  private static func route(_ path: String) throws(UsageError) -> Route {
    if let route = Route(path: path) { return route }
    let app = path.prefix { $0 != "/" }
    let known = Route.apps + [GalleryRequest.path]
    throw .unknownPath(withoutCredentials(path), nearest: Suggestion.nearest(to: String(app), among: known))
  }

  private static func state(_ name: String) throws(UsageError) -> GalleryState {
    if let state = GalleryState(named: name) { return state }
    let nearest = Suggestion.nearest(to: name, among: GalleryState.all.map(\.name))
    throw .unknownState(withoutCredentials(name), nearest: nearest)
  }
}

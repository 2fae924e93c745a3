import Alternatives
import DataProviders
import Localization
import Models
import Sessions

/// The options of a command line; environment variables replace missing options.
///
/// ``Request`` checks which options make sense together.
struct GivenOptions {
  /// The text that `--help` or `--version` asks for; the last of them counts.
  private(set) var printout: Request.PrintedText?
  private(set) var format: AppRequest.Format?
  private(set) var store = StoreChoice()
  private(set) var server: ServerAddress?
  private(set) var seed: UInt64?
  private(set) var alternative: Alternative?
  private var given: Set<CommandLineOption> = []

  /// Returns whether an option is on the command line.
  func has(_ option: CommandLineOption) -> Bool { given.contains(option) }

  // MARK: The command line

  /// Reads the options, and returns the other words: a path, or a command with its arguments.
  ///
  /// - Throws: `UsageError` for the first mistake, such as more words than the command takes.
  mutating func read(_ words: [String]) throws(UsageError) -> [String] {
    for word in words { try Self.checkText(word) }
    var rest = words[...]
    var others: [String] = []
    var isPastOptions = false
    while let word = rest.popFirst() {
      if word == "--", !isPastOptions {
        isPastOptions = true
      } else if word.hasPrefix("-"), !isPastOptions {
        try read(option: word, rest: &rest)
      } else {
        let limit = others.first.flatMap(Subcommand.init(rawValue:))?.argumentLimit ?? 0
        guard others.isEmpty || others.count <= limit else { throw .unexpected(QuotedWord(word)) }
        others.append(word)
      }
    }
    return others
  }

  private mutating func read(option word: String, rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    guard let option = CommandLineOption(named: name) else {
      // A debug build has already removed `--trace` from the words.
      if name == "--trace" { throw .traceNeedsDebugBuild }
      let nearest = Suggestion.nearest(to: name, among: CommandLineOption.allCases.map(\.rawValue))
      throw .unknownOption(QuotedWord(name), nearest: nearest.map { QuotedWord($0) })
    }
    guard given.insert(option).inserted else { throw .repeated(QuotedWord(name)) }
    if let kind = option.value {
      try use(option, parts.count == 1 ? try Self.value(of: name, kind, in: &rest) : parts[1], named: name)
    } else {
      guard parts.count == 1 else { throw .unexpectedValue(QuotedWord(name)) }
      try use(option, "", named: name)
    }
  }

  /// Takes the value of an option from the words after it.
  private static func value(
    of name: String, _ kind: OptionValue, in rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.first else { throw .missingValue(QuotedWord(name)) }
    if value.hasPrefix("-") {
      // A file's name can begin with a dash, but in `--store --json`, the value was most likely forgotten. The message explains
      // how to give such a name.
      guard kind != .file else { throw .optionAsValue(QuotedWord(name), QuotedWord(value)) }
      guard CommandLineOption(named: String(value.prefix { $0 != "=" })) == nil else {
        throw .missingValue(QuotedWord(name))
      }
    }
    rest.removeFirst()
    return value
  }

  // MARK: The environment

  /// Reads the variables of the options that were not given.
  ///
  /// - Throws: `UsageError.badVariable` for the first mistake.
  mutating func readVariables(of environment: Environment) throws(UsageError) {
    for option in CommandLineOption.allCases where !has(option) {
      guard let variable = option.variable, let value = environment[variable] else { continue }
      do {
        try Self.checkText(value)
        try use(option, value, named: option.rawValue)
      } catch {
        throw .badVariable(variable, error)
      }
    }
  }

  // MARK: Values

  /// Uses an option; `value` is empty if the option takes no value.
  private mutating func use(_ option: CommandLineOption, _ value: String, named name: String) throws(UsageError) {
    guard option.value == nil || !value.isEmpty else { throw .missingValue(QuotedWord(name)) }
    switch option {
    case .plain: try choose(.lines)
    case .json: try choose(.json)
    case .store: store.location = try StoreLocation(named: value)
    case .user:
      do { store.user = try LoginName(value) } catch { throw .badName(error) }
    case .server:
      do { server = try ServerAddress(value) } catch { throw .badServer(error) }
    case .language:
      // Only checked here: ``Request/language(in:)`` and the environment return the language.
      guard Language(code: value) != nil else { throw .unknownLanguage(QuotedWord(value)) }
    case .seed:
      seed = UInt64(value)
      guard seed != nil else { throw .badSeed(QuotedWord(value)) }
    case .architecture:
      alternative = Alternative(rawValue: value)
      guard alternative != nil || value == "mvvmc" else { throw .unknownArchitecture(QuotedWord(value)) }
    case .help: printout = .help(nil)
    case .version: printout = .version
    // These are flags, which `has` reports.
    case .all, .prompt, .noWarning, .noColor, .noMouse, .resume, .samples: break
    }
  }

  private mutating func choose(_ format: AppRequest.Format) throws(UsageError) {
    guard self.format ?? format == format else { throw .plainAndJSON }
    self.format = format
  }

  /// - Throws: `.notUTF8` if some bytes of a word are not text.
  private static func checkText(_ word: String) throws(UsageError) {
    guard !word.contains(Environment.undecodable) else { throw .notUTF8(QuotedWord(word)) }
  }
}

nonisolated extension StoreLocation {
  /// Creates the location that the user has named: `memory`, a server's address, or a file.
  ///
  /// A name is an address if it has `:/` after two letters or more, begins with a word and `=`, or has `@` somewhere after `:`.
  /// The exceptions are names that begin with `./`, `../` or a single `/`. A valid address is `service=NAME`, or begins with
  /// `postgres://` or `postgresql://` and has at most one `@`, before any later `/`.
  ///
  /// - Throws: `UsageError.badStoreAddress`, without the address, because it may contain a password.
  init(named name: String) throws(UsageError) {
    if name.contains(/^\.{0,2}\/(?!\/)/) || !name.contains(/(?s)[\w+.\-]{2}:\/|^\s*\w+\s*=|:.*@/) {
      self = name == "memory" ? .memory : .file(name)
    } else {
      let isValid = name.wholeMatch(of: /(?s)postgres(ql)?:\/\/([^@\/]*@)?[^@]*|service=[\w.\-]+/) != nil
      guard isValid else { throw .badStoreAddress }
      self = .server(name)
    }
  }
}

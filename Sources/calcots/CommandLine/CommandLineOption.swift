import Alternatives
import Localization
import Models

/// An option of the command line.
///
/// Parsing, suggestions, help, completions and the tables in the documentation are all derived from this enumeration.
nonisolated package enum CommandLineOption: String, CaseIterable {
  case plain = "--plain"
  case json = "--json"
  case all = "--all"
  case store = "--store"
  case user = "--user"
  case server = "--server"
  case language = "--language"
  case seed = "--seed"
  case architecture = "--as"
  case prompt = "--prompt"
  case noWarning = "--no-warning"
  case noColor = "--no-color"
  case noMouse = "--no-mouse"
  case resume = "--resume"
  case samples = "--samples"
  case help = "--help"
  case version = "--version"

  /// Finds an option by its long or its short name.
  init?(named name: String) {
    guard let option = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
    self = option
  }

  /// All names, the short one first.
  var names: [String] { [short, rawValue].compactMap(\.self) }

  /// Returns the option as the user writes it, with its value.
  func usage(in language: Language) -> String {
    let value = value.map { HelpText.value($0).words(in: language) }
    return [names.joined(separator: ", "), value].compactMap(\.self).joined(separator: " ")
  }

  var short: String? {
    switch self {
    case .help: "-h"
    case .version: "-V"
    default: nil
    }
  }

  /// The kind of the option's value; nil if the option takes no value.
  var value: OptionValue? {
    switch self {
    case .store: .file
    case .user: .login
    case .server: .address
    case .language: .language
    case .seed: .number
    case .architecture: .architecture
    case .plain, .json, .all, .prompt, .noWarning, .noColor, .noMouse, .resume, .samples, .help, .version: nil
    }
  }

  /// The environment variable that is used if the option is not given; nil if there is none.
  var variable: Variable? {
    switch self {
    case .store: .store
    case .user: .user
    case .server: .server
    case .language: .language
    default: nil
    }
  }

  /// The apps to which the option applies; nil for all apps.
  ///
  /// An element that is nil means home.
  var apps: [AppName?]? {
    switch self {
    case .store: [nil, .books, .groups]
    case .user: [nil, .groups]
    case .server: [nil, .replies]
    case .seed: [nil, .dice, .matches]
    case .architecture: [.dice, .groups]
    case .prompt, .noWarning: [.matches]
    case .resume, .samples: [nil]
    default: nil
    }
  }
}

/// The kind of an option's value.
nonisolated package enum OptionValue: CaseIterable {
  case file, login, address, language, number, architecture

  /// The values that can be suggested.
  var candidates: [String] {
    switch self {
    case .file: ["memory"]
    case .login, .address, .number: []
    case .language: Language.allCases.map(\.description)
    case .architecture: Alternative.allCases.map(\.rawValue) + ["mvvmc"]
    }
  }
}

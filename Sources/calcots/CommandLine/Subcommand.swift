import Localization

/// A command of the program that is given instead of a path.
nonisolated package enum Subcommand: String, CaseIterable {
  case copy
  case prepare
  case name
  case help
  case manual
  case config
  case completions
  case complete

  /// The maximum number of words after the command.
  var argumentLimit: Int {
    switch self {
    case .copy: 2
    case .manual, .config: 0
    case .prepare, .name, .help, .completions, .complete: 1
    }
  }

  /// Returns the command as the user writes it, with the words that may follow.
  func usage(in language: Language) -> String {
    argumentLimit == 0 ? rawValue : "\(rawValue) \(HelpText.argument(self).words(in: language))"
  }
}

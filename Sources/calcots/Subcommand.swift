/// A word in the place of a path, for what is no screen of an app.
nonisolated package enum Subcommand: String, CaseIterable {
  case gallery
  case help
  case manual
  case completions
  case complete

  /// What may follow; nil if nothing may.
  var argument: String? {
    switch self {
    case .gallery: "[STATE]"
    case .help: "[PATH]"
    case .manual: nil
    case .completions: "SHELL"
    case .complete: "SHELL [WORD…]"
    }
  }

  var usage: String { ([rawValue] + [argument].compactMap(\.self)).joined(separator: " ") }

  var help: HelpText {
    switch self {
    case .gallery: .gallery
    case .help: .helpCommand
    case .manual: .manual
    case .completions: .completions
    case .complete: .complete
    }
  }
}

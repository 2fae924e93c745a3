/// A command of the program that takes the place of a path.
nonisolated package enum Subcommand: String, CaseIterable {
  case copy
  case prepare
  case name
  case help
  case completions
  case complete

  /// What may follow; nil if nothing may.
  var argument: String? {
    switch self {
    case .copy: "FROM TO"
    case .prepare: "[STORE]"
    case .name: "NAME"
    case .help: "[PATH]"
    case .completions: "SHELL"
    case .complete: "SHELL [WORD…]"
    }
  }

  /// How many words may follow.
  var argumentLimit: Int {
    switch self {
    case .copy: 2
    case .prepare, .name, .help, .completions, .complete: 1
    }
  }

  var usage: String { ([rawValue] + [argument].compactMap(\.self)).joined(separator: " ") }
}

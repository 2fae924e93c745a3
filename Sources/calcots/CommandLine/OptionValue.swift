import Alternatives
import Localization

/// The kind of an option's value.
nonisolated package enum OptionValue: CaseIterable {
  case file, login, address, language, number, architecture

  /// The values that can be named beforehand.
  var candidates: [String] {
    switch self {
    case .file: ["memory"]
    case .login, .address, .number: []
    case .language: Language.allCases.map(\.description)
    case .architecture: Alternative.allCases.map(\.rawValue) + ["mvvmc"]
    }
  }
}

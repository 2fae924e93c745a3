import Alternatives
import Localization

/// The kind of an option's value.
nonisolated package enum OptionValue: CaseIterable {
  case file, store, login, address, language, number, architecture

  /// Whether it can be the name of a file.
  var isFile: Bool { self == .file || self == .store }

  /// The values that can be named beforehand.
  var candidates: [String] {
    switch self {
    case .store: ["memory"]
    case .file, .login, .address, .number: []
    case .language: Language.allCases.map(\.description)
    case .architecture: Alternative.allCases.map(\.rawValue) + ["mvvmc"]
    }
  }
}

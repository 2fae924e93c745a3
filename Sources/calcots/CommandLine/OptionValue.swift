import Alternatives
import Localization

/// The kind of an option's value; the raw value is its name in help.
nonisolated enum OptionValue: String {
  case file = "FILE"
  case login = "LOGIN"
  case address = "URL"
  case language = "CODE"
  case number = "N"
  case architecture = "NAME"

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

/// A setting in `config.json`, and its line.
nonisolated struct Setting: Equatable {
  enum Value: Equatable {
    case text(String)
    case group([Setting])
    /// A value that no setting takes, such as a number.
    case other
  }

  let name: String
  /// The number of the line that contains the name, from 1.
  let line: Int
  let value: Value

  /// The words with which a mistake quotes the value.
  var words: String { if case .text(let text) = value { text } else { "…" } }
}

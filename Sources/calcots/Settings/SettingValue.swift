/// A value in `config.json`.
nonisolated enum SettingValue: Decodable, Equatable {
  case text(String)
  case group([String: SettingValue])
  /// One that no setting takes.
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = (try? container.decode([String: SettingValue].self)).map(Self.group) ?? .other
    }
  }
}

nonisolated extension SettingValue {
  /// How a mistake quotes it.
  var words: String { if case .text(let text) = self { text } else { "…" } }
}

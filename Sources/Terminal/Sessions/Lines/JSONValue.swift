/// A value in JSON, as the output for programs has it.
nonisolated enum JSONValue: Encodable {
  case null
  case bool(Bool)
  case number(Int)
  case share(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .number(let number): try container.encode(number)
    case .share(let share): try container.encode(share)
    case .text(let text): try container.encode(text)
    case .list(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}

nonisolated extension JSONValue: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self = .text(text) }
}

nonisolated extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Creates an object; keys without a value are left out.
  init(dictionaryLiteral values: (String, JSONValue?)...) {
    self = .object(Dictionary(uniqueKeysWithValues: values.compactMap { key, value in value.map { (key, $0) } }))
  }
}

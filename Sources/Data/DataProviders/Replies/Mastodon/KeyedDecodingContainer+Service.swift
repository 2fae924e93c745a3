/// Reads values that different server software sends in different forms.
extension KeyedDecodingContainer {
  /// Returns an optional value; nil if it is missing, null or of another type.
  func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    try? decodeIfPresent(type, forKey: key)
  }

  /// Returns an id, which some servers send as a number; an empty text counts as missing.
  func id(_ key: Key) -> String? {
    if let text = optional(String.self, key) { return text.isEmpty ? nil : text }
    return optional(Int.self, key).map { String($0) }
  }

  /// Returns a number, which some servers send as text.
  func number(_ key: Key) -> Int? {
    optional(Int.self, key) ?? optional(String.self, key).flatMap { Int($0) }
  }

  /// Returns a Boolean value, which some servers send as a number; false if there is none.
  func flag(_ key: Key) -> Bool {
    optional(Bool.self, key) ?? (number(key).map { $0 != 0 } ?? false)
  }

  /// Returns the readable elements among a list's first `limit`; none if there is no list.
  func list<Element: Decodable>(of type: Element.Type, _ key: Key, atMost limit: Int) -> [Element] {
    guard var list = try? nestedUnkeyedContainer(forKey: key) else { return [] }
    var elements: [Element] = []
    while !list.isAtEnd, list.currentIndex < limit, let next = try? list.decode(Readable<Element>.self) {
      if let element = next.element { elements.append(element) }
    }
    return elements
  }
}

/// A list element that may be unreadable without failing the whole list.
private struct Readable<Element: Decodable>: Decodable {
  let element: Element?

  init(from decoder: any Decoder) throws { element = try? Element(from: decoder) }
}

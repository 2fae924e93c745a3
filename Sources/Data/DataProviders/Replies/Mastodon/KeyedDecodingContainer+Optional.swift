extension KeyedDecodingContainer {
  /// Returns a value that a model can do without; nil if it is missing, null or of another type.
  func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    try? decodeIfPresent(type, forKey: key)
  }
}

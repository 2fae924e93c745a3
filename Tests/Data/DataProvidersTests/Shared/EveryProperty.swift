/// Makes sure that what was deleted, and is there again, has more than it would have without being read from the store.
nonisolated enum EveryProperty {
  /// Whether each stored property of a value, also one that is new, differs from that of a plain one.
  static func differs<Value>(in value: Value, from plain: Value) -> Bool {
    zip(Mirror(reflecting: value).children, Mirror(reflecting: plain).children).allSatisfy {
      "\($0.value)" != "\($1.value)"
    }
  }
}

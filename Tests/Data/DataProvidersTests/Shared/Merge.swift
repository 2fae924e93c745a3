/// What a store contains when a write has been taken back, while others have gone on from it.
enum Merge {
  /// Takes the write back, and keeps all that was changed afterwards.
  ///
  /// - Parameters:
  ///   - before: The values before the write.
  ///   - after: The values after the write.
  ///   - now: The values as others have changed them since.
  ///   - one: Does the same for one value that is in all three: before, after and now.
  /// - Returns: The values in the order of their numbers; nil if the write cannot be taken back.
  /// - Throws: What `one` throws.
  static func values<Value: Identifiable<String> & Equatable>(
    _ before: [Value], _ after: [Value], _ now: [Value], one: (Value, Value, Value) throws -> Value
  ) rethrows -> [Value]? {
    let ids = Set((before + after + now).map(\.id)).sorted { (Int($0) ?? 0) < (Int($1) ?? 0) }
    var merged: [Value] = []
    for id in ids {
      let (old, new, current) = (value(id, in: before), value(id, in: after), value(id, in: now))
      if current == new {
        merged += old.map { [$0] } ?? []
      } else if old == new {
        merged += current.map { [$0] } ?? []
      } else {
        // Who deletes or adds a value means all of it.
        guard let old, let new, let current else { return nil }
        merged.append(try one(old, new, current))
      }
    }
    return merged
  }

  private static func value<Value: Identifiable<String>>(_ id: String, in values: [Value]) -> Value? {
    values.first { $0.id == id }
  }
}

/// How a write is undone.
///
/// A data provider makes it from itself and a value, the inverse of the write:
///
/// ```swift
/// Undo { [self] in try await write(inverse).undo }
/// ```
///
/// It must hold nothing of a calçot. By the time the user undoes the write, the screen may be gone, and otherwise every
/// screen on which something was written would stay in memory.
package struct Undo {
  /// Whether the write that this undoes was itself only a partial undo of another one, because others rely on the rest.
  package let isPartial: Bool
  private let run: () async throws -> Undo

  package init(isPartial: Bool = false, _ run: @escaping () async throws -> Undo) {
    self.isPartial = isPartial
    self.run = run
  }

  /// Undoes the write.
  ///
  /// - Returns: How to undo this in turn, which makes the write again.
  /// - Throws: The data provider's error, if somebody has changed what was written. Then nothing has changed.
  package func callAsFunction() async throws -> Undo { try await run() }
}

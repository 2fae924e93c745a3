/// A value that undoes a write.
///
/// A data provider creates an undo from itself and the inverse of the write, which is a value:
///
/// ```swift
/// Undo { [self] in try await write(inverse).undo }
/// ```
///
/// An undo must not hold any part of a calçot, because by the time the user undoes the write, the screen may have been left.
/// Otherwise every screen on which something was written would stay in memory.
package struct Undo {
  /// Whether the write to undo was only a partial undo of an earlier one.
  ///
  /// The rest of the earlier write was kept, because others rely on it.
  package let isPartial: Bool
  private let run: () async throws -> Undo

  package init(isPartial: Bool = false, _ run: @escaping () async throws -> Undo) {
    self.isPartial = isPartial
    self.run = run
  }

  /// Undoes the write.
  ///
  /// - Returns: The undo of this undo, which repeats the write.
  /// - Throws: The data provider's error, for example if somebody has changed what was written. In that case nothing is undone.
  package func callAsFunction() async throws -> Undo { try await run() }
}

/// How a write is taken back.
///
/// An interactor makes it from its data provider and values. It holds nothing else of a calçot, so a screen is freed
/// while what was done on it can still be taken back.
package struct Undo {
  /// Whether the write that this undoes has itself taken back only a part of another one, because others rely on the rest.
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

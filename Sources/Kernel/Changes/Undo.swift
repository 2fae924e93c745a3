/// How a write is taken back.
///
/// An interactor makes it from its data provider and values. It holds nothing else of a calçot, so a screen is freed while
/// what was done on it can still be taken back.
package struct Undo {
  private let run: () async throws -> Undo

  package init(_ run: @escaping () async throws -> Undo) { self.run = run }

  /// Takes the write back, and returns how that is taken back in its turn; throws the data provider's error if what was written
  /// has been changed since, and then nothing has changed.
  package func callAsFunction() async throws -> Undo { try await run() }
}

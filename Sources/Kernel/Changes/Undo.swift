/// How a write is taken back.
///
/// An interactor makes it from its data provider and values. It holds nothing else of a calçot, so a screen is freed while
/// what was done on it can still be taken back.
package struct Undo {
  private let run: () async throws -> Undo

  package init(_ run: @escaping () async throws -> Undo) { self.run = run }

  /// Takes the write back, and returns the undo of that; throws the data provider's error, and changes nothing, if somebody
  /// has changed it since.
  package func callAsFunction() async throws -> Undo { try await run() }
}

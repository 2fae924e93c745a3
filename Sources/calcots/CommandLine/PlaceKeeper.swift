import Sessions

/// Keeps in a file where the user is, while the program runs, so that the place is found after any end.
///
/// A new place is written at once, and then none for a moment: of those that come meanwhile, only the last is written.
/// Nothing waits for it. Owned by a run on the full screen.
package final class PlaceKeeper {
  /// How long nothing is written after a place.
  private static let pause = Duration.milliseconds(250)

  private let file: LastPath
  private let next: AsyncStream<String>.Continuation
  private let writing: Task<Void, Never>
  /// What the file says, or will say.
  private var text: String?

  package init(_ file: LastPath, clock: any Clock<Duration>) {
    self.file = file
    let (texts, next) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(1))
    self.next = next
    writing = Task { await Self.write(texts, to: file, clock) }
  }

  @concurrent private static func write(
    _ texts: AsyncStream<String>, to file: LastPath, _ clock: any Clock<Duration>
  ) async {
    for await text in texts {
      // What fails is tried again with the next place, and at the end.
      try? file.write(text)
      try? await clock.sleep(for: pause)
    }
  }

  /// Notes where the user is, and what is left there.
  package func note(_ path: String, _ restoration: Restoration?) {
    let text = LastPath.text(path, restoration)
    guard text != self.text else { return }
    self.text = text
    next.yield(text)
  }

  /// Writes the last place, and none afterwards.
  ///
  /// - Throws: `LastPath.Failure` if it cannot be written.
  package func end() async throws(LastPath.Failure) {
    writing.cancel()
    await writing.value
    if let text { try file.write(text) }
  }
}

/// The source of a session's command lines.
nonisolated package protocol LineSource: Sendable {
  /// Returns the next line without its line ending; nil at the end of input.
  ///
  /// Called only when the session is ready for the line.
  ///
  /// - Throws: `InputError` if the input can no longer be read, or if this line is too long or not UTF-8.
  func nextLine() async throws(InputError) -> String?

  /// Whether the user has begun to type a line, but not pressed Enter yet; by default, false.
  @MainActor var isBeingTyped: Bool { get }

  /// Forgets the typed lines, because another person acts now; by default, does nothing.
  @MainActor func forgetLines()
}

nonisolated extension LineSource {
  @MainActor package var isBeingTyped: Bool { false }

  @MainActor package func forgetLines() {}
}

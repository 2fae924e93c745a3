/// Where a session's commands come from, a line at a time.
nonisolated package protocol LineSource: Sendable {
  /// The next line without its end; nil at the end of input.
  ///
  /// Asked for only when the session is ready for it.
  ///
  /// - Throws: `InputError` if there is no reading on, or not this line.
  func nextLine() async throws(InputError) -> String?
}

/// A terminal that is taken over while the program runs.
///
/// Owned by the session, or by its ``LineEditor``. `@MainActor` is explicit because the protocols that refine this one would
/// otherwise lack it.
@MainActor
package protocol ExclusiveTerminal: AnyObject {
  /// Takes over the terminal; called once, before anything else.
  ///
  /// - Parameter report: Called with each event, on any thread, until the terminal is closed.
  /// - Throws: `OutputError` if the terminal cannot be taken over.
  func open(_ report: @escaping @Sendable (TerminalEvent) -> Void) async throws(OutputError)

  /// Restores the terminal; nothing is drawn afterwards.
  func close()

  /// Restores the terminal, stops the program until the user resumes it, and takes over again.
  ///
  /// - Throws: `OutputError` if the terminal cannot be taken over again.
  func suspend() throws(OutputError)
}

import Sessions

/// A terminal of any size without a screen: it keeps the picture that was painted last, and presses keys for a test.
package final class FakeTerminal: FullScreenTerminal {
  package var size: GridSize
  /// What the terminal shows.
  package private(set) var picture: Grid?
  /// What the session has called, but for painting.
  package private(set) var calls: [String] = []
  /// How often it was painted.
  package private(set) var pictures = 0
  /// What was put on the clipboard, in order.
  package private(set) var copies: [String] = []
  /// What every further picture fails with.
  package var failure: OutputError?
  private var reporter: (@Sendable (TerminalEvent) -> Void)?
  /// What the session will forget the picture for, in order: true where it is only a mark.
  private var pendingRedraws: [Bool] = []
  private var isAtMark = false

  package init(columns: Int = 80, rows: Int = 24) {
    size = GridSize(columns: columns, rows: rows)
  }

  /// Reports an event to the session.
  package func report(_ event: TerminalEvent) {
    guard let reporter else { return }
    if event == .resumed || event == .key(.control("l")) {
      pendingRedraws.append(false)
    }
    reporter(event)
  }

  /// Puts a mark behind all events so far.
  ///
  /// The session handles events in order and draws after each, so once it has come to the mark, all events before it are
  /// in the picture. A mark leaves no trace in calls and pictures.
  package func mark() {
    guard let reporter else { return }
    pendingRedraws.append(true)
    reporter(.resumed)
  }

  /// Whether the session has not come to a mark yet.
  package var hasPendingMarks: Bool { pendingRedraws.contains(true) }

  package func open(_ report: @escaping @Sendable (TerminalEvent) -> Void) throws(OutputError) {
    calls.append("open")
    reporter = report
  }

  package func close() {
    calls.append("close")
    reporter = nil
    pendingRedraws = []
  }

  package func paint(_ grid: Grid) throws(OutputError) {
    if let failure { throw failure }
    picture = grid
    pictures += isAtMark ? 0 : 1
    isAtMark = false
  }

  package func forgetPicture() {
    isAtMark = pendingRedraws.isEmpty ? false : pendingRedraws.removeFirst()
    if !isAtMark { calls.append("forget") }
  }

  package func copy(_ text: SafeText) {
    copies.append(text.string)
  }

  package func suspend() throws(OutputError) {
    calls.append("suspend")
  }

  package func tick(after delay: Duration) {
    calls.append("tick")
  }
}

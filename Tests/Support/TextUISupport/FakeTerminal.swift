import Sessions

/// A terminal of any size without a screen: it keeps the picture that was painted last, and presses keys for a test.
package final class FakeTerminal: FullScreenTerminal {
  package var size: GridSize {
    get { resize?() ?? ownSize }
    set { ownSize = newValue }
  }
  /// Returns another size each time that the size is read.
  package var resize: (() -> GridSize)?
  private var ownSize: GridSize
  /// The picture that the terminal shows.
  package private(set) var picture: Grid?
  /// The calls of the session, except for painting.
  package private(set) var calls: [String] = []
  /// For how long the session has asked to wait, in all.
  package private(set) var awaited = Duration.zero
  /// How often it was painted, except for a mark that left the picture unchanged.
  package private(set) var pictures = 0
  /// The texts that were put on the clipboard, in order.
  package private(set) var copies: [String] = []
  /// The error that every further picture throws.
  package var failure: OutputError?
  private var reporter: (@Sendable (TerminalEvent) -> Void)?
  /// What the session will forget the picture for, in order: true where it is only a mark.
  private var pendingRedraws: [Bool] = []
  private var isAtMark = false
  /// How many marks the session has come to, and had come to when it painted last.
  private var marks = 0, paintedMarks = 0

  package init(columns: Int = 80, rows: Int = 24) {
    ownSize = GridSize(columns: columns, rows: rows)
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
  /// The session handles events in order, so once it has drawn after the mark, all events before it are in the picture. A
  /// mark leaves no trace in calls and pictures.
  package func mark() {
    guard let reporter else { return }
    pendingRedraws.append(true)
    reporter(.resumed)
  }

  /// Whether the session has not come to a mark yet.
  package var hasPendingMarks: Bool { pendingRedraws.contains(true) || marks != paintedMarks }

  package func open(_ report: @escaping @Sendable (TerminalEvent) -> Void) throws(OutputError) {
    calls.append("open")
    reporter = report
  }

  package func close() {
    calls.append("close")
    reporter = nil
    pendingRedraws = []
    paintedMarks = marks
  }

  package func paint(_ grid: Grid) throws(OutputError) {
    if let failure { throw failure }
    pictures += isAtMark && grid == picture ? 0 : 1
    picture = grid
    isAtMark = false
    paintedMarks = marks
  }

  package func forgetPicture() {
    isAtMark = pendingRedraws.isEmpty ? false : pendingRedraws.removeFirst()
    marks += isAtMark ? 1 : 0
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
    awaited += delay
  }
}

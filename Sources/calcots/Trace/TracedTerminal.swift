#if DEBUG
  import Sessions

  /// A terminal that shows the trace in a pane at its bottom, and begins it anew with each key.
  final class TracedTerminal: FullScreenTerminal {
    /// The rows of the terminal that the screen itself keeps.
    private static let rowsAbove = 16

    private let wrapped: any FullScreenTerminal
    private let trace: Trace

    init(_ wrapped: any FullScreenTerminal, _ trace: Trace) {
      self.wrapped = wrapped
      self.trace = trace
    }

    var size: GridSize {
      GridSize(columns: wrapped.size.columns, rows: wrapped.size.rows - paneRows)
    }

    /// All rows of the pane; in a terminal without room for it, none.
    private var paneRows: Int { max(0, wrapped.size.rows - Self.rowsAbove) }

    func open(_ report: @escaping @Sendable (TerminalEvent) -> Void) async throws(OutputError) {
      try await wrapped.open { [trace] event in
        guard case .key(let key) = event else { return report(event) }
        // The session hears of the key after the trace has begun with it.
        Task { @MainActor in
          trace.begin(key.label)
          report(event)
        }
      }
    }

    func paint(_ grid: Grid) throws(OutputError) {
      trace.noteDrawing()
      try wrapped.paint(grid.adding(pane))
    }

    /// A rule, and the newest steps as one text.
    private var pane: [StyledLine] {
      guard paneRows > 0 else { return [] }
      let columns = wrapped.size.columns
      let rule = StyledLine(String(repeating: "─", count: columns), .dim)
      let text = StyledLine(trace.steps.joined(separator: " "), .dim).wrapped(to: columns).suffix(paneRows - 1)
      return [rule] + text + Array(repeating: StyledLine(), count: paneRows - 1 - text.count)
    }

    func close() { wrapped.close() }
    func copy(_ text: SafeText) throws(OutputError) { try wrapped.copy(text) }
    func forgetPicture() { wrapped.forgetPicture() }
    func suspend() throws(OutputError) { try wrapped.suspend() }
    func tick(after delay: Duration) { wrapped.tick(after: delay) }
  }
#endif

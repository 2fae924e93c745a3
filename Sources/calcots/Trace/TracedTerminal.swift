#if DEBUG
  import Sessions

  /// A terminal that shows the trace in a pane at its bottom, and adds each key to the trace.
  final class TracedTerminal: FullScreenTerminal {
    /// The minimum number of the screen's rows, then the minimum and maximum of the pane's rows.
    private static let rowsAbove = 16
    private static let paneRows = 4...30

    private let wrapped: any FullScreenTerminal
    private let trace: Trace

    init(_ wrapped: any FullScreenTerminal, _ trace: Trace) {
      self.wrapped = wrapped
      self.trace = trace
    }

    var size: GridSize {
      GridSize(columns: wrapped.size.columns, rows: wrapped.size.rows - paneRows)
    }

    /// The number of rows of the pane; 0 if the terminal has no room for a pane.
    ///
    /// The number depends only on the terminal's size. Otherwise, each key would resize the screen.
    private var paneRows: Int {
      let rows = wrapped.size.rows
      let room = min(rows - Self.rowsAbove, rows * 11 / 20, Self.paneRows.upperBound)
      return room < Self.paneRows.lowerBound ? 0 : room
    }

    func open(_ report: @escaping @Sendable (TerminalEvent) -> Void) async throws(OutputError) {
      try await wrapped.open { [trace] event in
        // The trace begins the steps of a key before the session receives the key. All events take this path, so that none
        // overtakes a key.
        Task { @MainActor in
          if case .key(let key) = event { trace.begin(key.label) }
          report(event)
        }
      }
    }

    func paint(_ grid: Grid) throws(OutputError) {
      trace.noteDrawing()
      try wrapped.paint(grid.adding(pane))
    }

    private var pane: [StyledLine] { TracePane(trace.keys, columns: wrapped.size.columns).lines(paneRows) }

    func close() { wrapped.close() }
    func copy(_ text: SafeText) throws(OutputError) { try wrapped.copy(text) }
    func forgetPicture() { wrapped.forgetPicture() }
    func suspend() throws(OutputError) { try wrapped.suspend() }
    func tick(after delay: Duration) { wrapped.tick(after: delay) }
  }
#endif

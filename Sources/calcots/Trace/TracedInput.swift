#if DEBUG
  import Sessions

  /// Begins a trace with each line.
  nonisolated struct TracedInput: LineSource {
    let wrapped: any LineSource
    let trace: Trace

    func nextLine() async throws(InputError) -> String? {
      let line = try await wrapped.nextLine()
      if let line { await trace.begin(line) }
      return line
    }
  }

  /// Notes each screen that is printed.
  final class TracedOutput: TextOutput {
    private let wrapped: any TextOutput
    private let trace: Trace

    init(_ wrapped: any TextOutput, _ trace: Trace) { (self.wrapped, self.trace) = (wrapped, trace) }

    func write(_ text: SafeText) throws(OutputError) {
      trace.noteDrawing()
      try wrapped.write(text)
    }
  }
#endif

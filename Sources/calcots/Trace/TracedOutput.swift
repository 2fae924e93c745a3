#if DEBUG
  import Sessions

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

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
#endif

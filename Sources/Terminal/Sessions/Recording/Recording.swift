/// Writes down what the user does, each command on a line of its own before it is run, so that a crash loses none.
package final class Recording {
  private let output: any TextOutput
  private let keepsText: Bool
  private let elapsed: () -> Duration
  /// Why writing has stopped, if it has.
  package private(set) var failure: OutputError?

  /// Begins a recording.
  ///
  /// - Parameters:
  ///   - header: What a replay needs to know of the run.
  ///   - output: Where the lines go.
  ///   - keepsText: Whether what the user types is written, too.
  ///   - clock: Measures the time since now.
  package init(_ header: RecordingHeader, to output: any TextOutput, keepsText: Bool, clock: any Clock<Duration>) {
    self.output = output
    self.keepsText = keepsText
    elapsed = Self.stopwatch(clock)
    write(header)
  }

  private static func stopwatch(_ clock: some Clock<Duration>) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// Notes what is about to be done; does nothing for nil.
  func note(_ command: SentCommand?) {
    if let command { write(command.line(after: elapsed(), keepingText: keepsText)) }
  }

  private func write(_ line: some Encodable) {
    guard failure == nil else { return }
    do { try output.write(SafeText(json: line)) } catch {
      failure = error as? OutputError ?? .failed(String(describing: error))
    }
  }
}

import Sessions

/// An output that records what is written, or fails.
package final class RecordedOutput: TextOutput {
  /// What every further write fails with.
  package var failure: OutputError?
  /// What was written.
  package private(set) var text = ""
  private let record: (String) -> Void

  /// An output for screens.
  package static func screens(in transcript: Transcript) -> RecordedOutput {
    RecordedOutput { [transcript] in transcript.show($0) }
  }

  /// An output for messages.
  package static func messages(in transcript: Transcript) -> RecordedOutput {
    RecordedOutput { [transcript] in transcript.say($0) }
  }

  /// An output that gives each text away.
  package init(record: @escaping (String) -> Void = { _ in }) {
    self.record = record
  }

  package func write(_ text: SafeText) throws(OutputError) {
    if let failure { throw failure }
    self.text += text.string
    record(text.string)
  }
}

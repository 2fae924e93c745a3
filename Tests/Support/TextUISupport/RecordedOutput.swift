import Sessions

/// An output that records what is written, or fails.
package final class RecordedOutput: TextOutput {
  /// The error that every further write throws.
  package var failure: OutputError?
  private let record: (String) -> Void

  /// An output for screens.
  package static func screens(in transcript: Transcript) -> RecordedOutput {
    RecordedOutput { [transcript] in transcript.show($0) }
  }

  /// An output for messages.
  package static func messages(in transcript: Transcript) -> RecordedOutput {
    RecordedOutput { [transcript] in transcript.say($0) }
  }

  private init(record: @escaping (String) -> Void) {
    self.record = record
  }

  package func write(_ text: SafeText) throws(OutputError) {
    if let failure { throw failure }
    record(text.string)
  }
}

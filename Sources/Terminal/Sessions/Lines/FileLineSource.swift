import Dispatch
import Synchronization

/// Reads lines from a file descriptor on a dedicated queue, because reading may block.
nonisolated package final class FileLineSource: LineSource {
  /// The maximum length of a line, in bytes.
  package static let limit = 65_536

  private let queue = DispatchQueue(label: "calcots.input")
  private let reader: Mutex<LineReader>

  package init(descriptor: Int32) {
    reader = Mutex(LineReader(descriptor: descriptor))
  }

  package func nextLine() async throws(InputError) -> String? {
    let line = await withCheckedContinuation { continuation in
      queue.async {
        let line = self.reader.withLock { reader in Result { () throws(InputError) in try reader.nextLine() } }
        continuation.resume(returning: line)
      }
    }
    return try line.get()
  }
}

import Lists
import func Foundation.strstr
import Localization

/// Texts prepared for searching, in one buffer: case, accents and character width are ignored.
nonisolated package struct SearchIndex: Sendable {
  /// The folded texts in UTF-8, each with a zero after it.
  private var bytes: [CChar] = []
  /// Where each text starts.
  private var starts: [Int] = []

  package init() {}

  package init(_ texts: some Sequence<String>) { texts.forEach { append($0) } }

  /// The number of texts.
  package var count: Int { starts.count }

  package mutating func append(_ text: String) {
    starts.append(bytes.count)
    bytes += text.folded.utf8CString
  }

  /// Whether every word occurs somewhere in the text at an index.
  package func text(at index: Int, contains words: SearchWords) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      guard let text = bytes.baseAddress.map({ $0 + starts[index] }) else { return false }
      return words.folded.allSatisfy { strstr(text, $0) != nil }
    }
  }
}

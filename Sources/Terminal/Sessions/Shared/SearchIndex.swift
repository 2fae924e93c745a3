import Lists
import Localization

import func Foundation.strstr

/// Texts in one buffer, prepared for a search that ignores case, accents and character width.
nonisolated package struct SearchIndex: Sendable {
  /// The folded texts in UTF-8, each with a zero after it.
  private var bytes: [CChar] = []
  /// The index of each text's first byte.
  private var starts: [Int] = []

  package init() {}

  package init(_ texts: some Sequence<String>) { append(texts) }

  /// The number of texts.
  package var count: Int { starts.count }

  package mutating func append(_ text: String) {
    starts.append(bytes.count)
    bytes += text.folded.utf8CString
  }

  package mutating func append(_ texts: some Sequence<String>) {
    for text in texts { append(text) }
  }

  /// Returns whether every word occurs somewhere in the text at an index.
  package func text(at index: Int, contains words: SearchWords) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      guard let text = bytes.baseAddress.map({ $0 + starts[index] }) else { return false }
      return words.folded.allSatisfy { strstr(text, $0) != nil }
    }
  }

  /// Returns how well the text at an index matches; nil unless every word occurs in the text.
  ///
  /// The best rank is 0: a line of the text begins with the typed text. The rank is 1 if every typed word is the beginning of a
  /// word, and otherwise 2.
  package func rank(ofTextAt index: Int, for words: SearchWords, _ beginning: String) -> Int? {
    guard text(at: index, contains: words) else { return nil }
    if occurs(beginning, inTextAt: index, behind: { $0 == UInt8(ascii: "\n") }) { return 0 }
    let isLetter = { (byte: UInt8) in byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    return words.folded.allSatisfy { occurs($0, inTextAt: index, behind: { !isLetter($0) }) } ? 1 : 2
  }

  /// Returns whether a word occurs at the start of the text at an index, or after a separator.
  private func occurs(_ word: String, inTextAt index: Int, behind separates: (UInt8) -> Bool) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      guard let text = bytes.baseAddress.map({ $0 + starts[index] }) else { return false }
      var rest = text
      while let found = strstr(rest, word) {
        if found == text || separates(UInt8(bitPattern: found[-1])) { return true }
        rest = UnsafePointer(found) + 1
      }
      return false
    }
  }
}

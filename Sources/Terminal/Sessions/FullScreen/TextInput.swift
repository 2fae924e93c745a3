/// A line of text that is being typed, with a cursor.
nonisolated struct TextInput: Equatable, Sendable {
  private(set) var text: String
  /// The number of characters before the cursor, as the user perceives them.
  private(set) var cursor: Int

  /// Creates an input with the cursor after `cursor` characters; nil for the end of the text.
  init(_ text: String = "", cursor: Int? = nil) {
    self.text = text
    self.cursor = min(max(0, cursor ?? .max), text.count)
  }

  private var head: String { String(text.prefix(cursor)) }
  /// The text after the cursor.
  var tail: String { String(text.dropFirst(cursor)) }

  mutating func edit(_ edit: TextEdit) {
    switch edit {
    case .insert(let typed): replaceHead(with: head + typed)
    case .paste(let text): replaceHead(with: head + String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }))
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .wordLeft: cursor -= Self.wordLength(from: head.reversed())
    case .wordRight: cursor += Self.wordLength(from: tail)
    case .home: cursor = 0
    case .end: cursor = text.count
    case .backspace: replaceHead(with: String(head.dropLast()))
    case .delete: text = head + tail.dropFirst()
    case .deleteToStart: replaceHead(with: "")
    case .deleteToEnd: text = head
    case .deleteWord: replaceHead(with: Self.withoutLastWord(head))
    case .deleteNextWord: text = head + tail.dropFirst(Self.wordLength(from: tail))
    }
  }

  /// Replaces the text before the cursor; a typed mark joins the character before it.
  private mutating func replaceHead(with newHead: String) {
    text = newHead + tail
    cursor = min(newHead.count, text.count)
  }

  /// Returns the number of characters to the end of the first word: of letters and digits, as in a shell.
  private static func wordLength(from text: some Collection<Character>) -> Int {
    let isInWord = { (character: Character) in character.isLetter || character.isNumber }
    let rest = text.drop(while: { !isInWord($0) }).drop(while: isInWord)
    return text.count - rest.count
  }

  /// Returns the text without its last word: of anything but spaces, as Ctrl-W has it in a shell.
  private static func withoutLastWord(_ text: String) -> String {
    let end = text.lastIndex { !$0.isWhitespace } ?? text.startIndex
    let start = text[..<end].lastIndex(where: \.isWhitespace)
    return start.map { String(text[...$0]) } ?? ""
  }
}

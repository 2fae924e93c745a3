/// A line of text that is being typed, with a cursor between its head and its tail.
nonisolated struct TextInput: Equatable, Sendable {
  /// The text before the cursor, and the text after it.
  ///
  /// They are separate so that typing takes the same time, however long the text is.
  private(set) var head, tail: String

  init(head: String = "", tail: String = "") {
    self.head = head
    self.tail = tail
    joinMark()
  }

  /// Creates an input with this number of perceived characters after the cursor.
  init(_ text: String, charactersAfterCursor count: Int) {
    let place = text.index(text.endIndex, offsetBy: -count, limitedBy: text.startIndex) ?? text.startIndex
    head = String(text[..<place])
    tail = String(text[place...])
  }

  var text: String { head + tail }

  mutating func edit(_ edit: TextEdit) {
    switch edit {
    case .insert(let typed): head += typed
    case .paste(let text): head += String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    case .left: moveLeft(by: 1)
    case .right: moveRight(by: 1)
    case .wordLeft: moveLeft(by: Self.wordLength(from: head.reversed()))
    case .wordRight: moveRight(by: Self.wordLength(from: tail))
    case .home:
      tail = text
      head = ""
    case .end:
      head = text
      tail = ""
    case .backspace: head = String(head.dropLast())
    case .delete: tail = String(tail.dropFirst())
    case .deleteToStart: head = ""
    case .deleteToEnd: tail = ""
    case .deleteWord: head = Self.withoutLastWord(head)
    case .deleteNextWord: tail = String(tail.dropFirst(Self.wordLength(from: tail)))
    }
    joinMark()
  }

  private mutating func moveLeft(by count: Int) {
    tail = head.suffix(count) + tail
    head = String(head.dropLast(count))
  }

  private mutating func moveRight(by count: Int) {
    head += tail.prefix(count)
    tail = String(tail.dropFirst(count))
  }

  /// Moves the cursor past a mark that joins the character before it, if there is one.
  ///
  /// Otherwise the cursor would be inside a character.
  private mutating func joinMark() {
    guard let last = head.last, let first = tail.first, "\(last)\(first)".count == 1 else { return }
    moveRight(by: 1)
  }

  /// Returns the number of characters to the end of the first word.
  ///
  /// As in a shell, a word consists of letters and digits.
  private static func wordLength(from text: some Collection<Character>) -> Int {
    let isInWord = { (character: Character) in character.isLetter || character.isNumber }
    let rest = text.drop(while: { !isInWord($0) }).drop(while: isInWord)
    return text.count - rest.count
  }

  /// Returns the text without its last word.
  ///
  /// As for Ctrl-W in a shell, words are separated only by spaces.
  private static func withoutLastWord(_ text: String) -> String {
    let end = text.lastIndex { !$0.isWhitespace } ?? text.startIndex
    let start = text[..<end].lastIndex(where: \.isWhitespace)
    return start.map { String(text[...$0]) } ?? ""
  }
}

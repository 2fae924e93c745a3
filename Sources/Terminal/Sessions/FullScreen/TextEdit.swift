/// An edit of a line of text.
nonisolated package enum TextEdit: Sendable {
  case insert(String)
  /// Inserts pasted text; its line breaks and tabs become spaces.
  case paste(String)
  case left, right, wordLeft, wordRight, home, end
  case backspace, delete, deleteToStart, deleteToEnd, deleteWord, deleteNextWord
}

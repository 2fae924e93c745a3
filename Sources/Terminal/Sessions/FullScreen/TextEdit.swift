/// An edit of a line of text, other than inserting.
nonisolated package enum TextEdit: Sendable {
  case left, right, wordLeft, wordRight, home, end
  case backspace, delete, deleteToStart, deleteToEnd, deleteWord, deleteNextWord
}

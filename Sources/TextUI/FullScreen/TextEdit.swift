/// What a key does to a line that is being typed, beside inserting.
nonisolated package enum TextEdit: Sendable {
  case left, right, home, end
  case backspace, delete, deleteToStart, deleteWord
}

/// A line of text input after its label; a text that is too long is scrolled to the cursor.
struct InputLine {
  let line: StyledLine
  /// The column of the cursor.
  let cursor: Int

  init(label: String, input: TextInput, columns: Int) {
    let label = StyledLine(label, .dim).truncated(to: columns / 2)
    // The cursor may be after the last character.
    let room = max(1, columns - label.columns)
    let position = StyledLine(input.head).columns
    let start = max(0, position - room + 1)
    line = label + StyledLine(input.text, .input).window(from: start, columns: room).padded(to: room, .input)
    cursor = label.columns + position - start
  }
}

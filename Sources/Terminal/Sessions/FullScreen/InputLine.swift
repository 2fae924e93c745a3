/// A line of text input after its label; a text that is too long is scrolled to the cursor.
struct InputLine {
  /// The line in its full width.
  let line: StyledLine
  /// The line as far as there is text.
  let visible: StyledLine
  /// The column of the cursor.
  let cursor: Int

  init(label: String, input: TextInput, columns: Int) {
    let label = StyledLine(label, .dim).truncated(to: columns / 2)
    // The cursor may be after the last character.
    let room = max(1, columns - label.columns)
    let text = StyledLine(input.text, .input)
    // Measured from the end: whether a joiner is drawn depends on what follows it.
    let position = max(0, text.columns - StyledLine(input.tail).columns)
    let start = max(0, position - room + 1)
    let window = text.window(from: start, columns: room)
    visible = label + window
    line = label + window.padded(to: room, .input)
    cursor = label.columns + position - start
  }
}

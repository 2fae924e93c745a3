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
    // So many characters fill the room on either side of the cursor, however long the text is.
    let (head, tail) = (String(input.head.suffix(room)), String(input.tail.prefix(room)))
    let text = StyledLine(head + tail, .input)
    // Measured from the end: whether a joiner is drawn depends on what follows it.
    let position = max(0, text.columns - StyledLine(tail).columns)
    let start = max(0, position - room + 1)
    let window = text.window(from: start, columns: room)
    visible = label + window
    line = label + window.padded(to: room, .input)
    cursor = label.columns + position - start
  }
}

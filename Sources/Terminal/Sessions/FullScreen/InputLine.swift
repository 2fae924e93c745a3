/// A line of text input after its label.
///
/// A text that is too long is scrolled to the cursor, and `…` shows where it continues.
struct InputLine {
  /// The line in its full width.
  let line: StyledLine
  /// The line up to the end of its text.
  let visible: StyledLine
  /// The column of the cursor.
  let cursor: Int

  init(label: String, input: TextInput, columns: Int) {
    let label = StyledLine(label, .dim).truncated(to: columns / 2)
    // The cursor can be after the last character, and needs a column there.
    let room = max(1, columns - label.columns)
    // Even if the text is long, no more characters than these can be visible on either side of the cursor.
    let head = String(input.head.suffix(room))
    let tail = String(input.tail.prefix(room))
    let text = StyledLine(head + tail, .input)
    // Measure from the end, because whether a joiner is drawn depends on what follows it.
    let position = max(0, text.columns - StyledLine(tail).columns)
    let start = max(0, position - room + 1)
    // A sign at either end shows that the text continues, unless the cursor is there.
    let sign = StyledLine("…", .input)
    let goesOn = start == 0 && position < room - 1 && text.columns > room
    let window =
      if start > 0, room > 1 {
        sign + text.window(from: start + 1, columns: room - 1)
      } else if goesOn {
        text.window(from: 0, columns: room - 1) + sign
      } else {
        text.window(from: start, columns: room)
      }
    visible = label + window
    line = label + window.padded(to: room, .input)
    cursor = label.columns + position - start
  }
}

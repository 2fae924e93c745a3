/// A row of a list as a line: its marks, its text, and at the right edge its detail.
struct RowLine {
  let line: StyledLine

  init(_ row: Row, isSelected: Bool, isFocused: Bool, mark: Character?, columns: Int) {
    let room = columns - ContentLine.margin
    let end = row.goesDeeper ? StyledLine(" ›", .dim) : StyledLine()
    let text = StyledLine(row.text, mark == nil ? .plain : .changed)
    // A detail may take what the text leaves, and half of the row in any case.
    let detail = StyledLine(row.detail, .dim).truncated(to: max(room / 2, room - text.columns - 2) - end.columns)
    let gap = detail.columns > 0 ? 2 : 0
    let textRoom = room - detail.columns - end.columns - gap
    let content = text.truncated(to: textRoom).padded(to: textRoom + gap) + detail + end
    let marks = StyledLine((isSelected ? (isFocused ? ">" : "-") : " ") + String(mark ?? " "))
    line = isSelected && isFocused ? (marks + content).styled(.selected) : marks + content
  }
}

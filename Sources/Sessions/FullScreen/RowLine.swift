import Localization
import TextUI

/// A row of a list as a line: its marks, its text, and its detail at the right edge.
struct RowLine {
  let line: StyledLine

  init(_ row: Row, isSelected: Bool, isFocused: Bool, mark: Character?, columns: Int, language: Language) {
    let room = columns - ContentLine.margin
    let end = row.goesDeeper ? StyledLine(" ›", .dim) : StyledLine()
    let text = StyledLine(row.text.words(in: language), mark == nil ? .plain : .changed)
    // A detail gets the room that the text leaves, but at least half of the row.
    let detail = StyledLine(row.detail?.words(in: language) ?? "", .dim).truncated(
      to: max(room / 2, room - text.columns - 2) - end.columns)
    let gap = detail.columns > 0 ? 2 : 0
    let textRoom = room - detail.columns - end.columns - gap
    let content = text.truncated(to: textRoom).padded(to: textRoom + gap) + detail + end
    let marks = StyledLine((isSelected ? (isFocused ? ">" : "-") : " ") + String(mark ?? " "))
    line = isSelected && isFocused ? (marks + content).styled(.selected) : marks + content
  }
}

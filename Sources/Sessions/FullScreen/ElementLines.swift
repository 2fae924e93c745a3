import Localization
import TextUI

/// Converts the elements of a screen into lines, except the rows of its list.
struct ElementLines {
  let state: ScreenState
  /// The width of a line without the margin.
  let columns: Int
  let spinner: String
  let language: Language

  func lines(for element: Element) -> [ContentLine] {
    switch element {
    case .text(let text, let tone): lines(for: text, tone.style)
    case .progress(let text): lines(for: "\(text) \(spinner)", .dim)
    case .picture(let lines, let tint):
      lines.map { ContentLine(line: StyledLine($0, tint.map(Style.tinted) ?? .plain)) }
    case .button(let command): [ContentLine(line: button(command), part: .button(command.name))]
    case .list: []
    case .field(let field): [line(for: field)]
    }
  }

  func lines(for text: Text, _ style: Style) -> [ContentLine] {
    StyledLine(text.words(in: language), style).wrapped(to: columns).map { ContentLine(line: $0) }
  }

  /// Returns the line after the last row, with the command that loads more rows if it is enabled.
  func line(for ending: ListEnding) -> StyledLine {
    let text = ending.text.words(in: language)
    let line = StyledLine(ending.isBusy ? "\(text) \(spinner)" : text, .dim)
    guard let loadMore = ending.loadMore, loadMore.isEnabled else { return line }
    return line + StyledLine("  ") + button(loadMore)
  }

  private func line(for field: Field) -> ContentLine {
    let label = "\(field.label.words(in: language)): "
    if let slider = Slider(field) {
      return ContentLine(line: slider.line(label: label, columns: columns), part: Part(field))
    }
    let isFocused = state.part == Part(field)
    let input = TextInput(field.value, cursor: isFocused ? state.cursor : 0)
    let line = InputLine(label: label, input: input, columns: columns)
    return ContentLine(line: line.line, part: Part(field), cursor: isFocused ? line.cursor : nil)
  }

  private func button(_ command: KeyCommand) -> StyledLine {
    StyledLine("[ \(command.label.words(in: language)) ]", command.isEnabled ? .plain : .dim)
      + StyledLine("  \(KeyMap.label(of: command.key))", .dim)
  }
}

import Localization
import TextUI

/// Converts the elements of a screen into lines, except the rows of its list.
struct ElementLines {
  /// The minimum and the maximum width of a bar.
  private static let leastBar = 10, widestBar = 40
  /// The minimum width of a tab's name.
  private static let leastName = 2

  let state: ScreenState
  /// The width of a line without the margin.
  let columns: Int
  let spinner: String
  let language: Language
  /// The screen with the elements, whose sliders and facts are aligned.
  let screen: Screen
  /// Whether there is room for tabs on several lines.
  let isRoomy: Bool

  /// Returns the lines of an element; `drawing` is the drawing of the screen's picture to show.
  func lines(for element: Element, drawing: Picture.Drawing) -> [ContentLine] {
    switch element {
    case .text(let text, .quote): lines(for: StyledLine(text.words(in: language), linking: screen.links))
    case .text(let text, .success): lines(for: text, .success)
    case .text(let text, .quiet): lines(for: text, .dim)
    case .text(let text, _): lines(for: text, .plain)
    case .fact(let label, let text, _): lines(forFact: label, text)
    case .progress(let text): lines(for: "\(text) \(spinner)", .dim)
    case .picture: drawing.map { ContentLine(line: StyledLine($0)) }
    case .badge(let badge): [ContentLine(line: StyledLine(badge))]
    case .share(let percent, let text): lines(forShare: percent, text)
    case .button(let command): [ContentLine(line: button(command), part: .button(command.name))]
    case .choice(let choice): lines(for: choice)
    // The title and the tabs already show how many rows there are.
    case .list: []
    case .field(let field): lines(for: field) + (field.problem.map { lines(for: $0, .plain) } ?? [])
    }
  }

  func lines(for text: Text, _ style: Style) -> [ContentLine] {
    lines(for: StyledLine(text.words(in: language), style))
  }

  private func lines(for line: StyledLine) -> [ContentLine] {
    line.wrapped(to: columns).map { ContentLine(line: $0) }
  }

  /// Returns the line after the last row, with the command that loads more rows, if enabled.
  func line(for ending: ListEnding) -> StyledLine {
    let text = ending.text.words(in: language)
    let line = StyledLine(ending.isBusy ? "\(text) \(spinner)" : text, .dim)
    guard let loadMore = ending.loadMore, loadMore.isEnabled else { return line }
    return line + StyledLine("  ") + button(loadMore)
  }

  private func lines(forFact label: Text, _ text: Text) -> [ContentLine] {
    let labels = screen.elements.map { if case .fact(let label, _, _) = $0 { label } else { "" as Text } }
    let columns = labels.map { StyledLine($0.words(in: language)).columns }.max() ?? 0
    return lines(
      for: StyledLine(label.words(in: language), .dim).padded(to: columns + 2) + StyledLine(text.words(in: language)))
  }

  private func lines(forShare percent: Int, _ text: Text) -> [ContentLine] {
    let words = StyledLine(text.words(in: language))
    let room = columns - words.columns - 2
    guard room >= Self.leastBar else { return lines(for: text, .plain) }
    let bar = StyledLine(bar: percent, columns: min(room, Self.widestBar))
    return [ContentLine(line: bar + StyledLine("  ") + words)]
  }

  /// Returns the options side by side: tabs on one line, other options on as many as needed.
  private func lines(for choice: Choice) -> [ContentLine] {
    let isFocused = choice.label.map { state.focus.part == .choice($0) } ?? false
    var lines = [ContentLine()]
    if let label = choice.label {
      lines[0].line = StyledLine("\(label.words(in: language)):", .dim)
      lines[0].part = .choice(label)
    }
    var options = choice.options.map { line(for: $0, isFocused: isFocused) }
    var gap = 1
    if choice.label == nil, options.reduce(-gap, { $0 + $1.columns + gap }) > columns {
      gap = 0
      options = shortened(choice.options, excess: options.reduce(0) { $0 + $1.columns } - columns)
    }
    for (option, words) in zip(choice.options, options) {
      lines.add(words, reaching: .command(option.command.name), gap: gap, columns: columns)
    }
    return lines
  }

  /// Returns tabs whose names are shortened by `excess` columns in all, as far as possible.
  ///
  /// Keys and numbers are not shortened.
  ///
  /// The longest name is shortened first. The name of the chosen tab is shortened too, because it is also the title of the
  /// screen. Otherwise the tabs would move whenever another tab is chosen.
  private func shortened(_ tabs: [Choice.Option], excess: Int) -> [StyledLine] {
    var names = tabs.map { StyledLine($0.command.label.words(in: language)).columns }
    for _ in 0..<max(0, excess) {
      let longest = names.indices.max { names[$0] < names[$1] }
      guard let longest, names[longest] > Self.leastName else { break }
      names[longest] -= 1
    }
    return zip(tabs, names).map { line(for: $0, isFocused: false, nameColumns: $1) }
  }

  /// Returns an option with its key and its number; its name is cut to `nameColumns`.
  private func line(for option: Choice.Option, isFocused: Bool, nameColumns: Int = .max) -> StyledLine {
    let style: Style = option.isChosen ? .accent : .plain
    let key = StyledLine(option.command.keysLabel(in: language), .key)
    let name = StyledLine(option.command.label.words(in: language), style).truncated(to: nameColumns)
    let count = option.count.map { StyledLine(" \($0)", option.isChosen ? .accent : .dim) } ?? StyledLine()
    let line =
      StyledLine(option.isChosen ? "[" : " ", style) + key + StyledLine(" ", style) + name + count
      + StyledLine(option.isChosen ? "]" : " ", style)
    return isFocused && option.isChosen ? line.selected() : line
  }

  private func lines(for field: Field) -> [ContentLine] {
    let label = "\(field.label.words(in: language)):"
    if let slider = Slider(field) {
      let sliders = screen.fields.compactMap(Slider.init)
      let valueColumns = sliders.map(\.valueColumns).max() ?? 0
      let labels = sliders.map { StyledLine("\($0.field.label.words(in: language)): ").columns }
      let labelColumns = min(labels.max() ?? 0, columns - valueColumns)
      return slider.lines(
        label: StyledLine(label, .dim).truncated(to: labelColumns - 1).padded(to: labelColumns),
        valueColumns: valueColumns, columns: columns
      ).enumerated().map { ContentLine(line: $1, part: $0 == 0 ? ScreenPart(field) : nil) }
    }
    let isFocused = state.focus.part == ScreenPart(field)
    let input =
      isFocused
      ? TextInput(field.value, charactersAfterCursor: state.focus.charactersAfterCursor) : TextInput(tail: field.value)
    let line = InputLine(label: "\(label) ", input: input, columns: columns)
    return [
      ContentLine(line: line.line, part: ScreenPart(field), cursor: isFocused ? line.cursor : nil, isTyped: isFocused)
    ]
  }

  /// Returns a button, in round brackets if it is disabled, because a style may not be visible.
  private func button(_ command: KeyCommand) -> StyledLine {
    let label = command.label.words(in: language)
    return StyledLine(command.isEnabled ? "[ \(label) ]" : "( \(label) )", command.isEnabled ? .plain : .dim)
      + StyledLine("  \(command.keysLabel(in: language))", .key)
  }
}

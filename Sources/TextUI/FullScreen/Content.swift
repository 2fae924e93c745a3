import Localization

/// What stands on a screen between its title and its notice, as lines; the rows of the list are only made into lines when
/// they are visible.
struct Content {
  /// No line of text is wider: longer ones are hard to read.
  static let measure = 100

  private(set) var above: [ContentLine] = []
  private(set) var rows: ShownRows?
  private(set) var below: [ContentLine] = []

  /// How many lines there are, those that are not visible included.
  var lineCount: Int { above.count + (rows?.count ?? 0) + below.count }

  /// The elements of a screen; with blank lines between them where it `isRoomy`, and a spinner behind words of progress.
  init(
    of screen: Screen, state: inout ScreenState, columns: Int, isRoomy: Bool, spinner: String, strings: Strings
  ) {
    rows = state.rows(of: screen)
    var isBelow = false
    var last: Element?
    for element in screen.elements {
      var lines = Self.lines(of: element, state: state, columns: columns, spinner: spinner)
      if isRoomy, let last, !Self.belongTogether(last, element) {
        lines.insert(ContentLine(), at: 0)
      }
      last = element
      if isBelow { below += lines } else { above += lines }
      if case .list = element, !isBelow {
        isBelow = true
        if rows?.count == 0, state.filter.isActive {
          above += Self.text(strings(FullScreenText.noMatch, ["filter": state.filter.text]), .dim, columns: columns)
        }
      }
    }
  }

  /// Lines that are no elements of a screen.
  init(_ lines: [StyledLine]) {
    above = lines.map { ContentLine(line: $0) }
  }

  private static func lines(of element: Element, state: ScreenState, columns: Int, spinner: String) -> [ContentLine] {
    switch element {
    case .text(let text, let tone): return Self.text(text, tone.style, columns: columns)
    case .progress(let text): return Self.text("\(text) \(spinner)", .dim, columns: columns)
    case .picture(let lines): return lines.map { ContentLine(line: StyledLine($0)) }
    case .button(let button): return [line(of: button)]
    case .list: return []
    case .field(let field):
      if let slider = Slider(field) {
        return [ContentLine(line: slider.line(columns: columns - ContentLine.margin), part: Part(field))]
      }
      let isFocused = state.part == Part(field)
      let input = TextInput(field.value, cursor: isFocused ? state.cursor : 0)
      let line = InputLine(label: "\(field.label): ", input: input, columns: columns - ContentLine.margin)
      return [ContentLine(line: line.line, part: Part(field), cursor: isFocused ? line.cursor : nil)]
    }
  }

  private static func line(of button: Button) -> ContentLine {
    let label = StyledLine("[ \(button.label) ]", button.command.isEnabled ? .plain : .dim)
    let key = StyledLine("  \(KeyMap.label(of: button.command.key))", .dim)
    return ContentLine(line: label + key, part: .button(button.command.name))
  }

  private static func text(_ text: String, _ style: Style, columns: Int) -> [ContentLine] {
    StyledLine(text, style).wrapped(to: columns - ContentLine.margin).map { ContentLine(line: $0) }
  }

  private static func belongTogether(_ first: Element, _ second: Element) -> Bool {
    switch (first, second) {
    case (.text, .text), (.field, .field), (.button, .button), (.picture, .picture): true
    default: false
    }
  }
}

import Localization
import TextUI

/// The content of a screen between title and notice, as lines.
///
/// The list's rows become lines only when they are visible.
struct ScreenBody {
  /// The maximum width of a line of text; longer lines are hard to read.
  static let measure = 100

  private(set) var above: [ContentLine] = []
  var rows: FilteredRows?
  /// The line after the last row, which scrolls with the rows.
  private(set) var ending: ContentLine?
  private(set) var below: [ContentLine] = []
  /// The line at which reading begins, after badges and pictures.
  ///
  /// If the list has no rows, this is the line with the message about that.
  private(set) var start = 0
  /// Whether Enter takes the selected row while the user types in a field.
  private(set) var takesRowOnEnter = false

  /// The number of lines, including the lines that are not visible.
  var lineCount: Int { above.count + scrollingCount + below.count }
  /// The number of lines of the list, including its ending.
  var scrollingCount: Int { (rows?.count ?? 0) + (ending == nil ? 0 : 1) }

  /// Creates the content of a screen, with blank lines between elements if `isRoomy`.
  ///
  /// A spinner follows texts that report progress.
  ///
  /// If the content is too long for the screen, the picture is left out, with the blank line below it, because the texts
  /// contain the same information.
  init(
    of screen: Screen, state: ScreenState, drawing: Picture.Drawing, size: GridSize, isRoomy: Bool, spinner: String,
    language: Language
  ) {
    let lines = ElementLines(
      state: state, columns: min(size.columns, Self.measure) - ContentLine.margin, spinner: spinner, language: language,
      screen: screen, isRoomy: isRoomy)
    rows = state.rows(of: screen)
    if case .field = state.focus.part { takesRowOnEnter = screen.commandOnEnter(in: state.focus.part)?.takes == .row }
    // With a filter, the last row is the end of the matches and not of the list.
    if let ending = screen.list?.ending, !state.filter.isActive {
      let margin = StyledLine("").padded(to: ContentLine.margin)
      let line = (margin + lines.line(for: ending)).truncated(to: size.columns)
      let loadMore = ending.loadMore.map { [(0..<line.columns, MouseTarget.command($0.name))] }
      self.ending = ContentLine(line: line, mouseTargets: loadMore ?? [])
    }
    var isBelow = false
    var last: Element?
    var picture: Range<Int>?
    var hasText = false
    for element in screen.elements {
      var elementLines = lines.lines(for: element, drawing: drawing)
      // A picture of nothing, such as a pile without matches, takes no room.
      if case .picture = element, elementLines.isEmpty { continue }
      if isRoomy, let last, !Self.belongTogether(last, element) {
        elementLines.insert(ContentLine(), at: 0)
      }
      last = element
      if !hasText, !element.isPictorial, let line = elementLines.firstIndex(where: { $0.line.columns > 0 }) {
        start = above.count + line
        hasText = true
      }
      if case .picture = element { picture = above.count..<above.count + elementLines.count }
      if isBelow { below += elementLines } else { above += elementLines }
      if case .list = element, !isBelow {
        isBelow = true
        if rows?.count == 0, state.filter.isActive {
          above += lines.lines(for: .fullScreen(.noMatch(filter: state.filter.text)), .dim)
        }
      }
    }
    if lineCount > size.rows, let picture {
      let next = picture.upperBound
      let hasGap = next < above.count && above[next].line.columns == 0
      let removed = picture.lowerBound..<next + (hasGap ? 1 : 0)
      above.removeSubrange(removed)
      if start >= removed.upperBound { start -= removed.count }
    }
    if rows?.count == 0 { start = above.lastIndex { $0.line.columns > 0 } ?? 0 }
  }

  /// Creates content from lines that are not elements of a screen.
  init(_ lines: [StyledLine]) {
    above = lines.map { ContentLine(line: $0) }
  }

  /// Returns this content cut to `limit` lines, if possible, without the middle of its text.
  ///
  /// The beginning and the end are kept, because a question begins with its subject and ends with the consequences. The
  /// buttons have to stay visible as well.
  func abridged(to limit: Int, columns: Int) -> ScreenBody {
    guard lineCount > limit, rows == nil else { return self }
    let text = above.filter { $0.part == nil && $0.line.columns > 0 }
    let parts = above.filter { $0.part != nil }
    var content = self
    let room = max(1, limit - parts.count)
    if text.count > room {
      var start = Array(text.prefix((room + 1) / 2))
      start[start.count - 1].line = (start[start.count - 1].line + StyledLine(" …")).truncated(to: columns)
      content.above = start + text.suffix(room / 2) + parts
    } else {
      content.above = text + parts
    }
    return content
  }

  private static func belongTogether(_ first: Element, _ second: Element) -> Bool {
    switch (first, second) {
    // Texts of different tones, such as a quotation and a remark, are set apart.
    case (.text(_, let first), .text(_, let second)): first == second
    case (.field, .field), (.button, .button), (.fact, .fact), (.badge, .text): true
    default: false
    }
  }
}

extension Element {
  /// Whether the element only illustrates the words next to it.
  fileprivate var isPictorial: Bool {
    switch self {
    case .picture, .badge: true
    default: false
    }
  }
}

import Localization
import Navigation
import Presenting
import TextUI

/// The full-screen session's own state of one screen: focus, selection, filter and scrolling.
///
/// View models do not depend on this state. The session keeps one state for each page on the stack, and drops it with the page.
/// For each picture, a state goes through the session's three steps: it catches up with what the screen shows now, is
/// looked at, and returns the work that follows. Between two pictures, keys and clicks change it.
struct ScreenState {
  enum Mode {
    case browsing
    case prompting(Prompt)
    case filtering(TextInput, RecalledText)
  }

  /// The user's position on a screen, which is restored when the screen's path is shown again.
  struct Bookmark {
    /// The id of the selected row.
    var row: Row.ID?
    var filter = ""
    var viewport = Viewport()
  }

  /// The surroundings of the screen in the picture that the user sees.
  private(set) var context = PaneContext()
  var mode = Mode.browsing
  /// The visible part of the list of keys; nil while that page is closed.
  var keysPage: Viewport?
  var focus = Focus(on: nil)
  /// The list that was shown last; on a screen without a list, an empty value.
  var list = ShownList()
  /// The row that was selected when the user left the screen.
  ///
  /// This row is selected again in every list that contains it, until the user presses a key.
  private var rowLeft: Row.ID?
  /// The rows that were selected in other lists of the screen, such as the lists of its tabs.
  private var rowsLeft: [Text: Row.ID] = [:]
  /// The changes since the last key.
  var changes = ChangesSinceKey()
  /// The changes up to the time when the key that is being handled was pressed.
  var changesBeforeKey: ChangesSinceKey?
  /// The record of whether the latest command's report was read, if there is a report.
  private var report: SeenReport?
  /// The path of the screen when it was last shown.
  private var path: String?
  /// The path of the screen above for which a row was selected last.
  private var pathAbove: String?
  var viewport = Viewport()
  var filter: RowFilter
  var frames: PictureFrames
  var mouseMap = MouseMap()
  /// The trackers of the rows in the last picture, and of the rows that were searched last.
  ///
  /// Only rows that are read through these trackers are watched for changes.
  private(set) var rowTracker = ObservationTracker {}, searchTracker = ObservationTracker {}
  /// The id of the row that was clicked last, until a key is pressed.
  var clickedRow: Row.ID?
  /// The session's own message, until the next key.
  var message: Notice?

  init(language: Language, isAnimated: Bool = false) {
    filter = RowFilter(language: language)
    frames = PictureFrames(areShown: isAnimated)
  }

  /// Makes the trackers call `onChange` at the first change to a row that was read.
  mutating func watch(_ onChange: @escaping @Sendable () -> Void) {
    rowTracker = ObservationTracker(onChange: onChange)
    searchTracker = ObservationTracker(onChange: onChange)
  }

  /// Whether a row that was read has changed.
  var hasChanged: Bool { rowTracker.hasChanged || searchTracker.hasChanged }

  // MARK: Leaving and coming back

  /// The part of the state that is restored when the screen is shown again.
  var bookmark: Bookmark {
    Bookmark(row: rowLeft ?? list.selection.id, filter: filter.text, viewport: viewport)
  }

  mutating func restore(_ bookmark: Bookmark) {
    rowLeft = bookmark.row
    filter.type(bookmark.filter)
    viewport = bookmark.viewport
  }

  /// Selects the row that leads to a screen above, once for each path of that screen.
  ///
  /// If that screen has the focus, this happens again after each change, because the row may have come back.
  mutating func selectRow(leadingTo path: String, on screen: () -> Screen) {
    guard path != pathAbove else { return }
    pathAbove = path
    guard let id = Row.id(leadingTo: path) else { return }
    if id == list.selection.id {
      list.selection.keep()
    } else if let rows = rows(of: screen()) {
      _ = list.selection.select(id, in: rows)
    }
  }

  // MARK: Catch up

  /// Notes that the rows may have changed since they were last searched.
  mutating func rowsMayHaveChanged() {
    filter.forgetMatches()
    // Stop watching these rows; if there is still a filter, it searches them again.
    searchTracker.read {}
    list.markedRows.rowsMayHaveChanged()
    if !context.hasFocus { pathAbove = nil }
  }

  /// Searches rows of a list for the filter, if there are any to search.
  mutating func search(_ list: RowList?, for time: Duration) {
    guard let list, filter.isSearching(list) else { return }
    searchTracker.read { filter.search(list, for: time) }
  }

  /// Adapts to what the screen shows now.
  ///
  /// The focused part, the selected row or the prompted command may no longer exist.
  mutating func settle(on shown: ShownScreen, in context: PaneContext) {
    self.context = context
    let ending = shown.screen.list?.ending
    if ending?.prefetch == nil, ending?.loadAll == nil { list.prefetchedEnding = nil }
    if shown.report?.number != report?.number { report = shown.report.map { SeenReport(number: $0.number) } }
    // After a change of path, start at the top of the text.
    if let path, path != shown.item.path { viewport = Viewport() }
    path = shown.item.path
    if focus.part.map(shown.screen.parts.contains) != true {
      focus = Focus(on: shown.screen.firstPart(isDialog: shown.item.isDialog))
    }
    let listBefore = list.id
    if let rows = rows(of: shown.screen) { settle(in: rows, of: shown) }
    changes.note(shown, isSurprise: context.hasFocus && list.id == listBefore)
    settlePrompt(on: shown.screen)
  }

  /// Adapts to the list: first the selection, then the focus, which may move to new rows.
  private mutating func settle(in rows: FilteredRows, of shown: ShownScreen) {
    let screen = shown.screen
    let isLoading = screen.showsProgress
    if rows.list.id != list.id {
      if let id = list.id { rowsLeft[id] = list.selection.id }
      list = ShownList(id: rows.list.id, seeking: rowLeft ?? rowsLeft[rows.list.id])
    }
    changes.lostRows.formUnion(list.settle(in: rows, isLoading: isLoading, isSearching: filter.isSearching(rows.list)))
    if report?.hasSelectedRow == false, let made = shown.report?.row {
      // Beside a page that the user has turned to, the row of that page stays selected.
      report?.hasSelectedRow = !context.hasFocus || list.selection.select(made, in: rows)
    }
    if context.isJustOpened, !choosesRow(on: screen) { focus.awaitsRows = true }
    if focus.awaitsRows, rows.count > 0, !list.hasRows { focus = Focus(on: .list) }
    list.see(rows, isLoading: isLoading)
  }

  private mutating func settlePrompt(on screen: Screen) {
    guard case .prompting(var prompt) = mode else { return }
    let isDone = prompt.settle()
    mode = isDone || promptedCommand(on: screen)?.isEnabled != true ? .browsing : .prompting(prompt)
  }

  // MARK: Follow

  /// Returns the action that loads more rows of the list, if needed and not requested yet.
  func moreToLoad(of screen: Screen) -> (() async -> Void)? {
    list.prefetch(for: screen.list?.ending, isFiltered: filter.isActive)
  }

  /// Notes that more rows of the screen's list have been requested.
  mutating func noteLoading(of screen: Screen) { list.prefetchedEnding = screen.list?.ending?.id }

  // MARK: What the user sees

  /// The current purpose of the keys.
  var keyMode: KeyMode {
    guard context.hasRoom else { return .hidden }
    if keysPage != nil { return .keys }
    return switch mode {
    case .browsing:
      switch focus.part {
      case .field: .field
      case .slider: .slider
      case .list, .button, .choice, nil: .browsing
      }
    case .prompting: .prompt
    case .filtering: .filter
    }
  }

  /// The number of the latest command, if the user has read its report.
  var readReport: Int? { report?.isRead == true ? report?.number : nil }

  /// Returns the command whose argument is being typed, if the screen still has it.
  func promptedCommand(on screen: Screen) -> KeyCommand? {
    guard case .prompting(let prompt) = mode else { return nil }
    return screen.commands.first { $0.name == prompt.command }
  }

  /// Returns the rows of the screen's list that match the filter.
  func rows(of screen: Screen) -> FilteredRows? { screen.list.map(filter.rows) }

  // MARK: A key

  /// Notes that the user has seen the picture and is now acting.
  mutating func beginKey() {
    message = nil
    rowLeft = nil
    changes = changes.beginningKey()
    list.selection.keep()
    report?.isRead = true
    frames.finish()
  }
}

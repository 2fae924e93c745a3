import Presenting
import Localization
import Navigation
import TextUI

/// The full-screen session's own state of one screen: focus, selection, filter and scrolling.
///
/// View models do not depend on it. The session keeps one state for each page on the stack, and drops it with the page.
struct ScreenState {
  enum Mode {
    case browsing
    case prompting(Prompt)
    case filtering(TextInput)
  }

  var mode = Mode.browsing
  /// What is visible of the page of keys, which lies over the screen; nil if it is closed.
  var keysPage: Viewport?
  /// How the page is presented.
  private(set) var presentation = Presentation.page
  /// Whether the screen was drawn; false if the terminal is too small.
  var isShown = true
  /// Whether keys apply to this screen, and not to the one beside it.
  var hasFocus = true
  /// Whether there is a screen beside it that takes commands, too.
  var hasOtherPane = false
  /// Whether going back from this screen ends the program.
  var backQuits = false
  /// The part of the screen that has the focus; nil if none can have it.
  private(set) var part: Part?
  /// The number of characters after the cursor in the focused field.
  var charactersAfterCursor = 0
  var selection = RowSelection()
  var markedRows = MarkedRows()
  /// What is still to be found again, until the user presses a key.
  private var wanted: Restoration?
  /// The id of the list in which it was looked for.
  private var soughtIn: Text?
  /// Whether it may be among the rows that are still to be loaded.
  private var isSeeking = false
  /// The number of the command whose row was selected last.
  private var selectedReport: Int?
  /// The path of the screen above that was followed last.
  private var pathAbove: String?
  /// The path of the screen when it was last seen.
  private var path: String?
  /// The id of the list that contains the selection.
  private var listID: Text?
  /// What the rows had been found by when the screen was last seen.
  private var searched = ""
  /// Whether the list had rows when the screen was last seen.
  private var hadRows = false
  /// Whether it had none yet.
  private var awaitedRows = false
  /// Whether the user has pressed no key since the list was shown: then its first row stays selected, whatever comes.
  private var isUntouched = true
  /// Whether the list takes the focus when rows come: after Enter in a field, until the user does something else there.
  var awaitsRows = false
  /// Whether a path has led to the screen, and no key was pressed since; what it brings takes the focus too.
  var isLed = false
  /// The id of the row that was clicked last; nil if a key was pressed since.
  var clickedRow: String?
  var viewport = Viewport()
  /// Whether to keep the focused part visible; false after the user has scrolled.
  var followsPart = true
  var filter: RowFilter
  var marks = ChangeMarks()
  var columns = RowColumns()
  var frames: PictureFrames
  var mouseMap = MouseMap()
  /// Whether the ending of the list was drawn last.
  var showsEnding = false
  /// The ending of the list for which more rows have been requested.
  private var prefetchedEnding: ListEnding.ID?
  /// Returns the list's edits since it was drawn; nil if the list does not report edits.
  private var editsSince: (() -> [RowEdit])?
  /// The session's own message, until the next key.
  var message: Notice?
  /// The number of the command whose report the screen shows, or has shown.
  private var reportShown: Int?
  /// The number of the command whose report has been read: a key was pressed since it was shown.
  private(set) var reportRead: Int?

  init(language: Language, isAnimated: Bool = false) {
    filter = RowFilter(language: language)
    frames = PictureFrames(areShown: isAnimated)
  }

  /// What the user finds again when the screen is shown another time.
  var restoration: Restoration {
    var restoration = Restoration(row: wanted?.row ?? selection.id, filter: filter.text)
    restoration.viewport = viewport
    return restoration
  }

  mutating func restore(_ restoration: Restoration) {
    wanted = restoration
    filter.type(restoration.filter)
    viewport = restoration.viewport
  }

  /// Selects the row that leads to a screen above, once for each path that this takes.
  mutating func follow(_ path: String, on screen: () -> Screen) {
    guard path != pathAbove else { return }
    pathAbove = path
    guard let rows = rows(of: screen()), let id = path.split(separator: "/").last else { return }
    if selection.select(String(id), in: rows) { isUntouched = false }
  }

  /// Notes that the user has seen the picture, and acts.
  mutating func beginKey() {
    message = nil
    (wanted, isSeeking) = (nil, false)
    isUntouched = false
    reportRead = reportShown
    frames.finish()
  }

  /// What the keys are currently for.
  var keyMode: KeyMode {
    guard isShown else { return .hidden }
    if keysPage != nil { return .keys }
    return switch mode {
    case .browsing:
      switch part {
      case .field: .field
      case .slider: .slider
      case .list, .button, .choice, nil: .browsing
      }
    case .prompting: .prompt
    case .filtering: .filter
    }
  }

  /// Returns the command whose argument is being typed; nil if there is none, or if the screen no longer has it.
  func promptedCommand(on screen: Screen) -> KeyCommand? {
    guard case .prompting(let prompt) = mode else { return nil }
    return screen.commands.first { $0.name == prompt.command }
  }

  /// Returns the list's edits since it was last drawn; nil if the list does not report edits.
  ///
  /// From now on, the list counts as drawn.
  mutating func editsSinceDrawn(of rows: FilteredRows) -> [RowEdit]? {
    let editsBefore = editsSince
    editsSince = rows.list.editsSince
    return editsSince == nil ? nil : editsBefore?() ?? []
  }

  mutating func focus(_ newPart: Part?) {
    part = newPart
    charactersAfterCursor = 0
    followsPart = true
    awaitsRows = false
  }

  /// Returns the rows of the screen's list that match the filter.
  func rows(of screen: Screen) -> FilteredRows? { screen.list.map(filter.rows) }

  /// Returns the action that loads more rows, if the end of the list has become visible, or the whole list is needed, and
  /// they were not requested yet.
  mutating func prefetch(for list: RowList?) -> (() async -> Void)? {
    guard let ending = list?.ending, let prefetch = ending.prefetch else {
      prefetchedEnding = nil
      return nil
    }
    let needsAll = ending.loadsAll && (filter.isActive || isSeeking)
    guard showsEnding || needsAll, prefetchedEnding != ending.id else { return nil }
    prefetchedEnding = ending.id
    return prefetch
  }

  /// Adapts to a screen that has changed; the focused part, the selected row or the prompted command may be gone.
  mutating func settle(on moment: ShownScreen) {
    let (screen, report) = (moment.screen, moment.report)
    reportShown = report?.number
    presentation = moment.item.presentation
    // Another text begins at its top.
    if moment.item.path != path { (path, viewport) = (moment.item.path, Viewport()) }
    let parts = screen.parts
    if part.map(parts.contains) != true {
      focus(screen.firstPart(isDialog: moment.item.isDialog))
    }
    if let rows = rows(of: screen) {
      if screen.list?.id != listID {
        (listID, selection, hadRows, isUntouched) = (screen.list?.id, RowSelection(), false, true)
        columns = RowColumns()
        marks.forget()
        markedRows = MarkedRows()
      }
      // While rows are loaded for the first time, those marked may still come back.
      if !screen.showsProgress { markedRows.settle(in: rows.list) }
      let typed = screen.list?.search?.typed ?? ""
      if typed != searched {
        // The first row is the best answer to a search; without one, the selected row stays selected.
        if !typed.isEmpty { selection.move(to: 0, in: rows) }
        // Other rows are no change then.
        marks.forget()
        searched = typed
      }
      if let row = wanted?.row, rows.count > 0, soughtIn != listID, !filter.isSearching(screen.list) {
        isUntouched = !selection.select(row, in: rows)
        isSeeking = isUntouched && screen.list?.ending?.loadsAll == true
        if !isSeeking { soughtIn = listID }
      }
      if isUntouched { selection.move(to: 0, in: rows) } else { selection.settle(in: rows) }
      if let report, let new = report.row, report.number != selectedReport, selection.select(new, in: rows) {
        (selectedReport, isUntouched) = (report.number, false)
      }
      if isLed, !choosesRow(on: screen) { awaitsRows = true }
      if awaitsRows, rows.count > 0, !hadRows { focus(.list) }
      // The first rows to arrive are no change.
      if awaitedRows { marks.forget() }
      awaitedRows = rows.count == 0 && screen.showsProgress
      hadRows = rows.count > 0
    }
    if case .prompting(var prompt) = mode {
      let isDone = prompt.settle()
      mode = isDone || promptedCommand(on: screen)?.isEnabled != true ? .browsing : .prompting(prompt)
    }
  }
}

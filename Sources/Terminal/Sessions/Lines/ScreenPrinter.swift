import Localization
import Navigation
import Presenting
import TextUI

/// Prints the top screen, and remembers which screen the user sees.
///
/// Owned by a ``CommandSession``.
final class ScreenPrinter {
  /// The screen that the user saw last; commands apply to it, even if it has changed since.
  private(set) var lastScreen: Screen?
  /// The number of times that the printed screen has changed.
  private(set) var revision = 0
  /// Whether an error was printed because something has failed.
  private(set) var hasShownError = false

  /// The session's note about the last input line, such as that there are no more rows, or nil.
  var note: Text?

  private let navigation: NavigationController
  /// The keys that the user has chosen, by the names of their commands.
  private let chosenKeys: [String: Key]
  private let renderer: any ScreenRenderer
  private let output: any TextOutput
  private let watch: ObservationTracker
  private var lastLook: ScreenLook?
  private var printedLook: ScreenLook?
  /// The notices of the screen when it was last printed, as far as they have been printed.
  private var printedNotices: [ShownScreen.NoticeSource] = []
  private(set) var listPage: ListPage
  /// The number of rows of the list, up to the last printed row.
  private var printedRows = 0
  /// The page that ``listPage`` belongs to.
  private weak var page: (any AnyPage)?
  /// The stack that ``printedNotices`` belong to.
  private weak var stack: Stack?
  private var pages = PrintedPages()

  /// Creates a printer; `onChange` is called when the screen printed last is about to change.
  init(
    navigation: NavigationController, chosenKeys: [String: Key], renderer: any ScreenRenderer, output: any TextOutput,
    showsWholeLists: Bool, onChange: @escaping @Sendable () -> Void
  ) {
    self.navigation = navigation
    self.chosenKeys = chosenKeys
    self.renderer = renderer
    self.output = output
    listPage = ListPage(size: showsWholeLists ? .max : ListPage.usualSize)
    watch = ObservationTracker(onChange: onChange)
  }

  /// Prints the whole screen, as the answer to an input line if one is given.
  ///
  /// Does nothing if the stack is empty.
  func printScreen(answering line: Int?) throws(OutputError) {
    if let shown = look() { try put(shown, since: nil, answering: line) }
  }

  /// Prints the changes since the screen was printed, or the whole screen if necessary.
  func printChanges(answering line: Int?) throws(OutputError) {
    if let shown = look() { try printChanges(in: shown, answering: line) }
  }

  /// Prints the changes in a screen that was just read, for example by ``changedScreen()``.
  func printChanges(in shown: ShownScreen, answering line: Int? = nil) throws(OutputError) {
    var shown = shown
    shown.wayBack = pages.wayBack(to: shown)
    try put(shown, since: pages.printout(of: shown), answering: line)
  }

  private func put(_ shown: ShownScreen, since printout: Printout?, answering line: Int?) throws(OutputError) {
    var shown = shown
    let notice = shown.noticeSource
    let answers = line != nil && (shown.refusal != nil || shown.note != nil)
    shown.noticeIsNew = answers || notice.map { !printedNotices.contains($0) } == true
    if shown.refusal != nil || isFailure(shown, answering: line) { hasShownError = true }
    // A notice that was only covered by another notice is not new when it appears again.
    printedNotices = shown.noticeSources.filter { $0 == notice || printedNotices.contains($0) }
    if case .announcement(let number) = notice { navigation.readAnnouncement = number }
    printedRows = shown.listPage.rows(of: shown.screen.list?.count ?? 0).upperBound
    if lastLook != printedLook {
      printedLook = lastLook
      revision += 1
    }
    shown.revision = revision
    if let top = navigation.top {
      shown.edits = pages.edits(of: top)
      let printout = renderer.read(shown)
      shown.titleIsTold = pages.title == printout?.title
      pages.remember(shown, printout, of: top)
    }
    let changes = printout.flatMap { renderer.render(shown, since: $0) }
    // A list that is printed whole needs no report of its changes.
    if printout != nil, changes == nil, shown.wayBack == nil { shown.edits = [] }
    try output.write(changes ?? renderer.render(shown, line: line))
  }

  /// Returns whether a screen's error means that the first screen, or the last line, failed.
  ///
  /// A line that has done what it should has not failed, even if its screen has nothing to show any more. An error on a screen
  /// that somebody else has changed does not count either.
  private func isFailure(_ shown: ShownScreen, answering line: Int?) -> Bool {
    guard case .own(let own) = shown.noticeSource, own.kind == .error else { return false }
    let isFirst = printedLook == nil
    return shown.noticeIsNew && (isFirst || line != nil)
  }

  /// Returns the screen to print, unless it would look the same.
  func changedScreen() -> ShownScreen? {
    // By now, the answer to the last line has been printed, so an announcement can replace it.
    if navigation.announcements.contains(where: { $0.number > navigation.readAnnouncement }) {
      navigation.history.refusal = nil
      note = nil
    }
    let before = lastLook
    guard let shown = look() else { return nil }
    switch shown.noticeSource {
    case .report?, .announcement?:
      if let notice = shown.noticeSource, !printedNotices.contains(notice) { return shown }
    default: break
    }
    return lastLook != before ? shown : nil
  }

  /// The ids of the rows that were printed, by their indices.
  var rowIDs: [Int: Row.ID] { pages.rowIDs(of: navigation.top) }

  /// Whether the list has rows after the last printed row.
  var hasNextPage: Bool { (lastScreen?.list?.count ?? 0) > printedRows }

  /// Turns to the page with the first row that has not been printed.
  ///
  /// This is the next page, or the last page again if it was not full.
  func turnPage() {
    listPage = listPage.with(row: printedRows)
  }

  /// Forgets the screen, so that only the stack owns it and leaving it frees it.
  func forgetScreen() {
    lastScreen = nil
  }

  /// Forgets everything that was printed, so that the next screen is printed as a whole.
  func forgetPages() {
    pages = PrintedPages()
  }

  /// Reads the top screen, if there is one; the user then sees it.
  ///
  /// Everything that is read while rendering is watched, including the rows, which are created only then. The list's edits
  /// are reported once, and so is the outcome of a command, so they do not count when screens are compared.
  @discardableResult
  func look() -> ShownScreen? {
    if stack !== navigation.front {
      stack = navigation.front
      // Each stack numbers its commands from 1, so the number of a report means nothing on another stack.
      printedNotices = []
    }
    if page !== navigation.top {
      page = navigation.top
      listPage = pages.listPage(of: page) ?? ListPage(size: listPage.size)
    } else if let page, let lastScreen, let refusal = navigation.history.refusal,
      page.screen.overtakes(refusal.text, givenBy: lastScreen)
    {
      navigation.history.refusal = nil
    }
    let current = watch.read { [navigation, chosenKeys, listPage, note, printedNotices, renderer] in
      ShownScreen(of: navigation, chosenKeys: chosenKeys, listPage: listPage).map { shown in
        var shown = shown
        shown.note = note
        shown.reportRead = shown.report.map(\.number).flatMap { printedNotices.contains(.report($0)) ? $0 : nil }
        shown.noticeIsNew = false
        shown.rows = renderer.rows(of: shown)
        return (shown: shown, look: renderer.look(of: shown))
      }
    }
    listPage = current?.shown.listPage ?? listPage
    lastScreen = current?.shown.screen
    lastLook = current?.look
    return current?.shown
  }
}

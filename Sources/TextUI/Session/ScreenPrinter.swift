/// Prints the screen on top, and remembers what the user sees.
///
/// Owned by a ``CommandSession``.
final class ScreenPrinter {
  /// What the user saw last: commands mean this, whatever has changed since.
  private(set) var shown: Screen?
  /// Whether a screen with an error on it was printed.
  private(set) var hasShownError = false

  private let navigation: NavigationController
  private let renderer: any ScreenRenderer
  private let output: any TextOutput
  private let watch: Watch
  private var shownText: SafeText?
  private var page = Page()
  private weak var pagedView: (any TextView)?
  /// The id of the list that the page is of.
  private var pagedList: String?
  private var shownLists = ShownLists()

  /// A printer that has printed nothing yet; `report` is called when what it printed last is about to look different.
  init(
    navigation: NavigationController, renderer: any ScreenRenderer, output: any TextOutput,
    report: @escaping @Sendable () -> Void
  ) {
    self.navigation = navigation
    self.renderer = renderer
    self.output = output
    watch = Watch(report: report)
  }

  /// Prints the screen as the answer to an input line, if any; on an empty stack there is nothing to print.
  func show(answering line: Int?) throws(OutputError) {
    guard let snapshot = look() else { return }
    try show(snapshot, answering: line)
  }

  /// Prints what ``news()`` has found, or ``show(answering:)`` has seen.
  func show(_ snapshot: Snapshot, answering line: Int? = nil) throws(OutputError) {
    if snapshot.notice?.kind == .error {
      hasShownError = true
    }
    var snapshot = snapshot
    if let top = navigation.top {
      snapshot.edits = shownLists.edits(of: top)
      shownLists.remember(snapshot.screen.list, of: top)
    }
    try output.write(renderer.render(snapshot, line: line))
  }

  /// What there is to print; nil if it would look as before.
  func news() -> Snapshot? {
    let before = shownText
    guard let snapshot = look(), shownText != before else { return nil }
    return snapshot
  }

  /// Goes on to the next page of the list; false if there is none.
  func turnPage() -> Bool {
    let count = shown?.list?.count ?? 0
    guard let next = page.clamped(to: count).next(of: count) else { return false }
    page = next
    return true
  }

  /// Has the page shown next that the row at `index` stands on.
  func turnPage(to index: Int) {
    page = Page(offset: index / Page.size * Page.size)
  }

  /// Forgets the screen: from here on only the stack owns it, so that leaving it frees it.
  func letGo() {
    shown = nil
  }

  /// Looks at the top screen and takes it for what the user sees; nil if the stack is empty.
  ///
  /// It is rendered while watched, as its rows are only made then: a change of any of them is heard of. What has become of
  /// its list is told once, and no part of how it looks.
  private func look() -> Snapshot? {
    if pagedView !== navigation.top {
      page = Page()
      pagedView = navigation.top
    }
    let current = watch.look { [navigation, page, pagedList, renderer] in
      Snapshot(of: navigation, page: page, ofList: pagedList).map {
        (snapshot: $0, text: renderer.render($0, line: nil))
      }
    }
    page = current?.snapshot.page ?? Page()
    pagedList = current?.snapshot.screen.list?.id
    shown = current?.snapshot.screen
    shownText = current?.text
    return current?.snapshot
  }
}

/// Everything that a renderer needs to know of the moment: the top screen, where it stands, and how it is doing.
package struct Snapshot {
  /// The path that leads here, as on the command line.
  package let path: String
  package let screen: Screen
  /// What the screens below show, from the root upwards.
  let screensBelow: [Screen]
  /// Whether the screen has unfinished work.
  package let isBusy: Bool
  /// What the user should know: a refused command before anything else.
  package let notice: Notice?
  /// The rows of the list that are shown.
  let page: Page
  /// What has become of the list since the user saw it; empty for a screen that was not seen before.
  var edits: [RowEdit] = []

  /// Where on the stack the screen is that a dialog on top interrupts.
  var interrupted: Int? { screensBelow.lastIndex { !$0.isDialog } }

  /// What the top of the stack shows now; nil if the stack is empty.
  ///
  /// Whoever tracks the call hears of every change.
  /// The page counts only for a list with this id; another one is shown from its start.
  init?(of navigation: NavigationController, page: Page = Page(), ofList id: String? = nil) {
    guard let top = navigation.top else { return nil }
    screen = top.screen
    screensBelow = navigation.stack.dropLast().map(\.screen)
    path = (screensBelow + [screen]).map(\.path).filter { !$0.isEmpty }.joined(separator: "/")
    isBusy = top.work.isBusy
    notice = top.work.refusal.map { Notice(.error, $0) } ?? screen.notice
    self.page = screen.list?.id == id ? page.clamped(to: screen.list?.count ?? 0) : Page()
  }
}

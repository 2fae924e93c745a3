import Commands
import Localization
import TextUI

/// What a renderer needs: the top screen, its place on the stack, and its state.
package struct ShownScreen {
  /// The path of the top screen, as on the command line; if no path opens it, that of the nearest one below.
  package let path: String
  /// The parts of all screens' paths, which tell one place from another.
  let place: [String]
  /// The screen of the top page, with a way back among its commands.
  package let screen: Screen
  /// The screens of the pages below, from the root upwards.
  let screensBelow: [Screen]
  /// Whether going back from the top screen ends the program.
  let backQuits: Bool
  /// Whether the top page has unfinished work.
  package let isBusy: Bool
  /// Why the last command was refused; nil if it was not.
  let refusal: CommandError?
  /// The page of the list to show.
  let listPage: ListPage
  /// How often what is shown has changed, so that a program can say which screen a command is meant for.
  var revision = 0
  /// The list's edits since the user last saw it; empty if the screen was not seen before.
  var edits: [RowEdit] = []

  /// The zero-based index, from the root, of the screen that a dialog on top interrupts.
  var interrupted: Int? { screensBelow.lastIndex { !$0.isDialog } }

  /// Captures the top of the stack; nil if the stack is empty.
  ///
  /// The list is shown from `listPage` on if its id is still `listID`; otherwise, from the top.
  init?(of navigation: NavigationController, listPage: ListPage = ListPage(), of listID: Text? = nil) {
    guard let top = navigation.top else { return nil }
    let ownScreen = top.screen
    screen = ownScreen.addingBack(from: top, on: navigation)
    backQuits = navigation.stack.count == 1 && ownScreen.wayOut == nil
    screensBelow = navigation.stack.dropLast().map(\.screen)
    let screens = screensBelow + [screen]
    path = screens.prefix(while: \.opensByPath).map(\.path).filter { !$0.isEmpty }.joined(separator: "/")
    place = screens.map(\.path)
    isBusy = top.work.isBusy
    refusal = top.work.refusal
    self.listPage = screen.list?.id == listID ? listPage.clamped(to: screen.list?.count ?? 0) : ListPage()
  }

  /// Returns the notice to show, with what the user can do; a refused command takes precedence.
  func notice(referringBy reference: Remedy.CommandReference) -> Notice? {
    if let refusal { return Notice(.error, refusal.message, remedy: refusal.remedy) }
    return screen.notice.map {
      Notice($0.kind, $0.message(on: screen, referringBy: reference), remedy: $0.remedy)
    }
  }
}

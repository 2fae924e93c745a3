import Navigation

/// A part of the window, and the page that it shows.
///
/// Only the full-screen session has panes: no coordinator and no view model depends on the size of the window.
struct Pane {
  enum Side { case left, right }

  /// The minimum width of a window that shows a list and its page side by side.
  private static let wide = 120

  /// The page; nil if no page is open there.
  private(set) weak var page: (any AnyPage)?
  let columns: Range<Int>
  /// The number of titles left out of the title path, because the pane beside this one shows them.
  var titlesBeside = 0
  /// Whether the page takes commands; otherwise, a page above it has to be left first.
  var takesCommands = true
  /// The side of the pane beside this one, if that pane takes commands as well.
  var other: Side?
  /// Whether keys apply to the page.
  var hasFocus = true
  /// Whether this is the left one of two panes, which shows the list.
  var isLeft = false

  /// Returns whether the window has room for a list and the page beside it.
  static func areTwo(in size: GridSize) -> Bool { size.columns >= wide && FullScreenRenderer.hasRoom(in: size) }

  /// Returns the panes from left to right; a dialog is shown in front of them.
  ///
  /// The list has the focus if no page is beside it, or if `detail` is beside it and no modal page is open.
  static func all(
    of navigation: NavigationController, in size: GridSize, focusingListBeside detail: (any AnyPage)?
  ) -> [Pane] {
    let presentations = navigation.stack.map(\.item.presentation)
    guard !presentations.isEmpty else { return [] }
    let front = presentations.lastIndex { $0 != .dialog } ?? 0
    let page = navigation.stack[front]
    let list = presentations[...front].lastIndex(of: .list)
    guard areTwo(in: size), let list else {
      // Behind a question about the list, show the list, and not the page that was beside it.
      let shown = page === detail ? list.map { navigation.stack[$0] } : page
      return [Pane(page: shown ?? page, columns: 0..<size.columns)]
    }
    let edge = size.columns * 2 / 5
    let pagesBehind = navigation.front.pageBehind == nil ? 0 : 1
    let takesCommands = !presentations[list...].contains(where: \.isModal)
    let hasOther = takesCommands && list < front
    let listHasFocus = list == front || takesCommands && page === detail
    return [
      Pane(
        page: navigation.stack[list], columns: 0..<edge, takesCommands: takesCommands, other: hasOther ? .right : nil,
        hasFocus: listHasFocus, isLeft: true),
      Pane(
        page: list == front ? nil : page, columns: edge + 1..<size.columns,
        titlesBeside: pagesBehind + list + 1, other: hasOther ? .left : nil, hasFocus: !listHasFocus),
    ]
  }
}

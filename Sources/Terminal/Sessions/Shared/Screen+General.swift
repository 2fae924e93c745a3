import Navigation
import Presenting
import TextUI

extension Screen {
  /// Returns the screen with the message and the commands that every screen has.
  ///
  /// - `undo` and `redo`. The exceptions are a dialog, which has to be answered, and the palette, which covers the
  ///   screen that they would change.
  /// - `home`, unless home is in front. The exception is a modal screen, which has to be filled in or answered.
  /// - `back`, unless the screen has a command on Escape. It leaves `page` and every page above it. On the first page of a
  ///   stack other than home, it goes home instead. It does nothing once a page other than `top` is on top.
  ///
  /// The commands keep neither the page nor the stack alive.
  func addingGeneralCommands(
    leaving page: any AnyPage, below top: any AnyPage, on navigation: NavigationController, isDialog: Bool
  ) -> Screen {
    let back = KeyCommand("back", key: .escape, label: .session(.back), help: .session(.backHelp)) {
      [weak page, weak top, weak navigation] in
      guard let page, let top, let navigation, navigation.top === top else { return }
      // The first page stays on its stack, so the pages above it stay as well.
      if page === navigation.stack.first, !navigation.isHome { return navigation.goHome() }
      while let shown = navigation.top {
        navigation.goBack()
        if shown === page { break }
      }
    }
    let home = KeyCommand("home", key: "H", label: .session(.home), help: .session(.homeHelp)) {
      [weak navigation] in navigation?.goHome()
    }
    let history = navigation.history
    let undo = KeyCommand(
      "undo", key: "u", label: .session(.undo), help: .session(.undoHelp),
      .reporting(disabled: history.undoable.isEmpty ? .session(.nothingToUndo) : nil) { try await history.undo() })
    let redo = KeyCommand(
      "redo", key: "U", label: .session(.redo), help: .session(.redoHelp),
      .reporting(disabled: history.redoable.isEmpty ? .session(.nothingToRedo) : nil) { try await history.redo() })
    let takesUndo = !isDialog && !(page is Page<CommandPaletteView>)
    let leadsHome = !navigation.isHome && !page.item.presentation.isModal
    return Screen(
      elements: elements + (navigation.status.map { [.text($0, .quiet)] } ?? []),
      commands: commands + (takesUndo ? [undo, redo] : []) + (leadsHome ? [home] : []) + (wayOut == nil ? [back] : []),
      notice: notice, links: links, copied: copied, takesLabels: !isDialog)
  }

  /// Returns the screen with the keys that the user has chosen for commands, by their names.
  func with(_ keys: [String: Key]) -> Screen {
    guard !keys.isEmpty else { return self }
    return Screen(
      elements: elements.map { element in
        switch element {
        case .button(let command): .button(command.with(keys))
        case .choice(let choice):
          .choice(
            Choice(
              label: choice.label,
              choice.options.map { .init($0.command.with(keys), count: $0.count, isChosen: $0.isChosen) }))
        default: element
        }
      },
      commands: commands.map { $0.with(keys) }, notice: notice, links: links, copied: copied,
      takesLabels: takesLabels)
  }
}

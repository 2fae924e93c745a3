import Localization
import TextUI

extension Screen {
  /// Returns the screen with `back` as its last command, unless it already has a command on Escape.
  ///
  /// The command keeps neither the page nor the stack alive, and does nothing once another page is on top.
  func addingBack(from page: any AnyPage, on navigation: NavigationController) -> Screen {
    guard wayOut == nil else { return self }
    let back = KeyCommand(
      "back", key: .escape, label: .session(.back), help: .session(.backHelp),
      action: .nothing { [weak page, weak navigation] in
        if let page, navigation?.top === page { navigation?.goBack() }
      })
    return Screen(
      path: path, title: title, elements: elements, commands: commands + [back], notice: notice, isDialog: isDialog,
      opensByPath: opensByPath)
  }
}

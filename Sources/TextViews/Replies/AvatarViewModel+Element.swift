import TextUI
import ViewModels

extension AvatarViewModel {
  /// The initials on a block of the account's colour.
  var element: Element {
    .picture(["[ \(initials) ]"], tint: Tint(rawValue: colorIndex))
  }
}

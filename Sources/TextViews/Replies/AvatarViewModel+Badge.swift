import TextUI
import ViewModels

extension AvatarViewModel {
  /// The initials on a block of the account's colour.
  var badge: Badge { Badge(initials, tint: Tint.allCases[colorIndex % Tint.allCases.count]) }
}

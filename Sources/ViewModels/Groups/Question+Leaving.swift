import Models
import Texts

extension Question {
  /// Whether to leave joined groups, or to decline invitations.
  package init(leaving groups: [String], from category: GroupCategory) {
    if category == .invited {
      self.init(
        title: .groups(.declineTitle(groups.count)), message: .groups(.declineMessage(groups: groups)),
        confirm: .groups(.decline))
    } else {
      self.init(
        title: .groups(.leaveTitle(groups.count)), message: .groups(.leaveMessage(groups: groups)),
        confirm: .groups(.leave))
    }
  }
}

import Models
import Texts

extension Question {
  /// Whether to leave several joined groups, or to decline several invitations.
  package init(leaving groups: [String], from category: GroupCategory) {
    if category == .invited {
      self.init(
        title: .groups(.declineTitle), message: .groups(.declineMessage(groups: groups)),
        confirm: .groups(.decline))
    } else {
      self.init(
        title: .groups(.leaveTitle), message: .groups(.leaveMessage(groups: groups)),
        confirm: .groups(.leave))
    }
  }
}

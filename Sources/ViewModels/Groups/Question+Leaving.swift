import Models
import Texts

extension Question {
  /// Asks whether to remove several people from a group.
  package init(removing people: [String]) {
    self.init(
      title: .groups(.removeTitle), message: .groups(.removeMessage(people: people)), confirm: .groups(.remove))
  }

  /// Asks whether to leave one group, because the user has chosen their own row.
  package init(leaving group: String) {
    self.init(
      title: .groups(.leaveOneTitle), message: .groups(.leaveOneMessage(group: group)), confirm: .groups(.leave))
  }

  /// Asks whether to leave several joined groups, or to decline several invitations.
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

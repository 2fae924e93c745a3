import Models
import Texts

extension Question {
  /// Whether to decline an invitation.
  static func declining(_ group: GroupSummary) -> Question {
    Question(
      title: .groups(.declineTitle), message: .groups(.declineMessage(group: group.name)), confirm: .groups(.decline))
  }

  /// Whether to leave a group.
  static func leaving(_ group: GroupSummary) -> Question {
    Question(title: .groups(.leaveTitle), message: .groups(.leaveMessage(group: group.name)), confirm: .groups(.leave))
  }
}

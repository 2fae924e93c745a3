import Localization
import Models
import Texts

/// One row with a person, in the group detail and in the people picker.
///
/// Made by their view models.
nonisolated package struct PersonRowViewModel: Identifiable, Equatable, Sendable {
  package let id: String
  package let fullName: Text
  package let firstName, lastName: String
  /// Whether the person is a member or invited, the same in every language; nil in the picker.
  package let standingName: String?
  /// A word for a person who is invited rather than a member.
  package var standing: Text? { standingName == GroupCategory.invited.rawValue ? .groups(.invited) : nil }

  init(_ participant: Participant) { self.init(participant.person, GroupCategory(participant.standing)) }

  init(_ user: User, _ category: GroupCategory? = nil) {
    id = user.id
    fullName = Text(verbatim: user.fullName)
    firstName = user.firstName
    lastName = user.lastName
    standingName = category?.rawValue
  }
}

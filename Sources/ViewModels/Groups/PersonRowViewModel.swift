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
  /// Whether the person is a member or invited; nil in the picker.
  package let category: GroupCategory?
  package var standing: Text? { category.map { .groups($0 == .joined ? .member : .invited) } }

  init(_ participant: Participant) { self.init(participant.person, GroupCategory(participant.standing)) }

  init(_ user: User, _ category: GroupCategory? = nil) {
    id = user.id
    fullName = Text(verbatim: user.fullName)
    (firstName, lastName) = (user.firstName, user.lastName)
    self.category = category
  }
}

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

  init(_ user: User) {
    id = user.id
    fullName = Text(verbatim: user.fullName)
    (firstName, lastName) = (user.firstName, user.lastName)
  }
}

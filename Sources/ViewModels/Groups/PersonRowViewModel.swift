import Localization
import Models
import Texts

/// One row with a person, in the group detail, the people picker or the list of accounts.
///
/// Created by the view models of these screens.
nonisolated package struct PersonRowViewModel: Identifiable, Equatable, Sendable {
  package let id: String
  package let fullName: Text
  package let firstName, lastName: String
  /// The account, if somebody else's name in the list reads the same.
  package let account: String?
  /// The person's relation to the group, the same in every language.
  ///
  /// Nil outside the group detail.
  package let standingName: String?
  /// Whether the person is the user; nil outside the group detail.
  package let isMe: Bool?
  /// A word in the user's own row.
  package var you: Text? { isMe == true ? .groups(.you) : nil }
  /// Whether the user has marked the person, to pick several at once.
  package let isMarked: Bool
  /// A word for a person who is marked.
  package var mark: Text? { isMarked ? .groups(.marked) : nil }
  /// A word for a person who is invited rather than a member.
  package var standing: Text? { standingName == GroupCategory.invited.rawValue ? .groups(.invited) : nil }

  /// - Parameters:
  ///   - participant: The person, and whether the person is a member or invited.
  ///   - me: The user.
  ///   - namesakes: The ids of the people whose names read the same as others in the list.
  init(_ participant: Participant, of me: User, among namesakes: Set<User.ID>) {
    self.init(
      participant.person, GroupCategory(participant.standing), isMe: participant.id == me.id, among: namesakes)
  }

  /// - Parameters:
  ///   - user: The person.
  ///   - category: The person's relation to the group; nil outside the group detail.
  ///   - isMe: Whether the person is the user; nil outside the group detail.
  ///   - namesakes: The ids of the people whose names read the same as others in the list.
  ///   - isMarked: Whether the user has marked the person in the picker.
  init(
    _ user: User, _ category: GroupCategory? = nil, isMe: Bool? = nil, among namesakes: Set<User.ID>,
    isMarked: Bool = false
  ) {
    id = user.id
    fullName = Text(verbatim: user.fullName)
    firstName = user.firstName
    lastName = user.lastName
    account = namesakes.contains(user.id) ? user.account : nil
    standingName = category?.rawValue
    self.isMe = isMe
    self.isMarked = isMarked
  }
}

import Models
import Testing

/// The rule by which every data provider makes an edit.
struct GroupsEditTests {
  private static let anna = User(id: "1", firstName: "Anna", lastName: "Roca")
  private static let jordi = User(id: "2", firstName: "Jordi", lastName: "Soler")
  private static let zoe = User(id: "3", firstName: "Zoé", lastName: "Marchand")
  private static let invitation = Standing.invited(by: anna)

  /// Anna is a member, and has invited Jordi.
  private static let group = group(Participant(anna), Participant(jordi, invitation))

  private static func group(_ participants: Participant...) -> Group {
    Group(id: "7", name: "Towers", participants: participants)
  }

  private static func move(
    _ person: User, from old: GroupCategory, to new: Standing?, behind others: [User.ID]? = nil
  ) -> GroupsEdit {
    .move(person, in: "7", from: old, to: new, behind: others)
  }

  private static let edits: [(GroupsEdit, before: Group?, after: Group?)] = [
    (.rename("7", from: "Towers", to: "Owls"), group, Group(id: "7", name: "Owls", participants: group.participants)),
    // To add and to join; to invite.
    (
      move(zoe, from: .suggested, to: .joined), group,
      Group(id: "7", name: "Towers", participants: group.participants + [Participant(zoe)])
    ),
    (
      move(zoe, from: .suggested, to: invitation), group(Participant(anna)),
      group(Participant(anna), Participant(zoe, invitation))
    ),
    // To accept, and to take that back; the place is kept.
    (move(jordi, from: .invited, to: .joined), group, group(Participant(anna), Participant(jordi))),
    (
      move(anna, from: .joined, to: invitation), group,
      group(Participant(anna, invitation), Participant(jordi, invitation))
    ),
    // To remove and to leave; to decline, and to take an invitation back.
    (move(anna, from: .joined, to: nil), group, group(Participant(jordi, invitation))),
    (move(jordi, from: .invited, to: nil), group, group(Participant(anna))),
    // To come back in one's place, as far as it can be told.
    (
      move(zoe, from: .suggested, to: .joined, behind: []), group,
      Group(id: "7", name: "Towers", participants: [Participant(zoe)] + group.participants)
    ),
    (
      move(zoe, from: .suggested, to: .joined, behind: ["1", "9"]), group,
      group(Participant(anna), Participant(zoe), Participant(jordi, invitation))
    ),
    // The last one out takes the group along.
    (move(anna, from: .joined, to: nil), group(Participant(anna)), nil),
    (move(jordi, from: .invited, to: nil), group(Participant(jordi, invitation)), nil),
    (.restore(group(Participant(jordi, invitation))), nil, group(Participant(jordi, invitation))),
  ]

  @Test(arguments: edits)
  func `an edit changes its group, and its inverse brings the group back`(
    edit: GroupsEdit, before: Group?, after: Group?
  ) throws {
    let (made, inverse) = try edit.applied(to: before)
    #expect(made == after)
    #expect(try inverse.applied(to: after).group == before)
    #expect(edit.group == "7" && inverse.group == "7")
  }

  @Test func `a member comes back among those who are still there`() throws {
    let three = Self.group(Participant(Self.anna), Participant(Self.jordi), Participant(Self.zoe))
    let undo = try Self.move(Self.jordi, from: .joined, to: nil).applied(to: three).inverse
    let back = try undo.applied(to: Self.group(Participant(Self.zoe))).group
    #expect(back == Self.group(Participant(Self.jordi), Participant(Self.zoe)))
  }

  @Test func `what a group is to somebody follows from who is in it`() {
    #expect([Self.anna, Self.jordi, Self.zoe].map { Self.group.category(for: $0.id) } == GroupCategory.allCases)
    #expect(Self.group.members == [Self.anna])
  }

  private static func isAlready(_ category: GroupCategory, _ person: User) -> GroupsError {
    .isAlready(category, person: person.fullName, group: "Towers")
  }

  @Test(
    arguments: [
      (.restore(group), group, .changedSince), (.rename("7", from: "A", to: "B"), group, .renamedSince("Towers")),
      (.rename("7", from: "A", to: "Towers"), group, .nameUnchanged),
      (.rename("7", from: "A", to: "B"), nil, .groupGone),
      (move(anna, from: .suggested, to: .joined), group, isAlready(.joined, anna)),
      (move(jordi, from: .suggested, to: invitation), group, isAlready(.invited, jordi)),
      (move(jordi, from: .joined, to: nil), group, isAlready(.invited, jordi)),
      (move(anna, from: .invited, to: .joined), group, isAlready(.joined, anna)),
      (move(anna, from: .invited, to: nil), group, isAlready(.joined, anna)),
      (move(zoe, from: .invited, to: .joined), group, isAlready(.suggested, zoe)),
      (move(jordi, from: .invited, to: .invited(by: zoe)), group, isAlready(.invited, jordi)),
      (move(zoe, from: .suggested, to: nil), group, isAlready(.suggested, zoe)),
      (move(anna, from: .joined, to: nil), nil, .groupGone),
    ] as [(GroupsEdit, Group?, GroupsError)])
  func `an edit is refused if what it relies on has changed`(
    edit: GroupsEdit, group: Group?, error: GroupsError
  ) {
    #expect(throws: error) { try edit.applied(to: group) }
  }
}

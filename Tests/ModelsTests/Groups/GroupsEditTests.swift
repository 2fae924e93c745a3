import Models
import Testing

/// The rule by which every data provider makes an edit.
struct GroupsEditTests {
  private static let anna = User(id: "1", firstName: "Anna", lastName: "Roca")
  private static let jordi = User(id: "2", firstName: "Jordi", lastName: "Soler")
  private static let zoe = User(id: "3", firstName: "Zoé", lastName: "Marchand")
  private static let invitation = Standing.invited(by: anna)

  /// Anna is a member, and has invited Jordi.
  private static let group = group(in1, invited2)
  private static let in1 = Participant(anna, number: 1)
  private static let in2 = Participant(jordi, number: 2)
  private static let invited2 = Participant(jordi, invitation, number: 2)

  private static func group(_ participants: Participant...) -> Group {
    Group(id: "7", name: "Towers", participants: participants)
  }

  private static func move(
    _ person: User, from old: GroupCategory, to new: Standing?, number: Int? = nil
  ) -> GroupsEdit {
    .move(person, in: "7", from: old, to: new, number: number)
  }

  private static let edits: [(GroupsEdit, by: User, before: Group?, after: Group?)] = [
    (
      .rename("7", from: "Towers", to: "Owls"), anna, group,
      Group(id: "7", name: "Owls", participants: group.participants)
    ),
    // To add and to join; to invite.
    (move(zoe, from: .suggested, to: .joined), anna, group, group(in1, invited2, Participant(zoe, number: 9))),
    (
      move(zoe, from: .suggested, to: invitation), anna, group(in1),
      group(in1, Participant(zoe, invitation, number: 9))
    ),
    // To accept, and to take that back; the number is kept.
    (move(jordi, from: .invited, to: .joined), jordi, group, group(in1, in2)),
    (move(jordi, from: .joined, to: invitation, number: 2), jordi, group(in1, in2), group),
    // To remove and to leave; to decline, and to take an invitation back.
    (move(anna, from: .joined, to: nil), anna, group, group(invited2)),
    (move(jordi, from: .invited, to: nil, number: 2), anna, group, group(in1)),
    // To come back in one's place.
    (move(anna, from: .suggested, to: .joined, number: 1), anna, group(invited2), group),
    (move(jordi, from: .suggested, to: .joined, number: 2), anna, group(in1), group(in1, in2)),
    // The last one out takes the group along.
    (move(anna, from: .joined, to: nil), anna, group(in1), nil),
    (move(jordi, from: .invited, to: nil), jordi, group(invited2), nil),
    (.restore(group(invited2)), jordi, nil, group(invited2)),
    (.delete(group(in1)), anna, group(in1), nil),
  ]

  @Test(arguments: edits)
  func `an edit changes its group, and the inverse edit restores the group`(
    edit: GroupsEdit, by person: User, before: Group?, after: Group?
  ) throws {
    let (made, inverse) = try edit.applied(to: before, by: person.id) { _, _ in 9 }
    #expect(made == after)
    let (restored, redo) = try inverse.applied(to: after, by: person.id) { _, _ in 10 }
    #expect(restored == before)
    #expect(try redo.applied(to: before, by: person.id) { _, _ in 11 }.group == after)
    #expect(edit.group == "7" && inverse.group == "7")
  }

  @Test func `a group's category for a person follows from the participants`() {
    #expect([Self.anna, Self.jordi, Self.zoe].map { Self.group.category(for: $0.id) } == GroupCategory.allCases)
    #expect(Self.group.members == [Self.anna])
  }

  private static func isAlready(_ category: GroupCategory, _ person: User) -> GroupsError {
    .isAlready(category, person: person == anna ? nil : person.fullName, group: "Towers")
  }

  private static func cameBack(_ person: User) -> GroupsError {
    .cameBack(person: person.fullName, group: "Towers")
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
      (move(anna, from: .joined, to: nil, number: 3), group, cameBack(anna)),
      // It does not say what it would take along.
      (move(anna, from: .joined, to: nil, number: 1), group(in1), .changedSince),
      (.delete(Group(id: "7", name: "Owls", participants: [in1])), group(in1), .renamedSince("Towers")),
      (.delete(Group(id: "7", name: "Owls", participants: [in1])), group, .renamedSince("Towers")),
      (.delete(group(in1)), group(in1, in2), .changedSince),
      (.delete(group(in1)), group(invited2), .onlyMembers(group: "Towers")),
      (.delete(group(in1)), group(Participant(anna, invitation, number: 1)), .changedSince),
      (.delete(group(in1)), group(Participant(anna, number: 3)), .changedSince), (.delete(group(in1)), nil, .groupGone),
      (move(jordi, from: .invited, to: nil, number: 1), group, cameBack(jordi)),
      (move(jordi, from: .invited, to: .joined, number: 1), group, cameBack(jordi)),
      (move(jordi, from: .joined, to: nil, number: 1), group, isAlready(.invited, jordi)),
    ] as [(GroupsEdit, Group?, GroupsError)])
  func `an edit by a member is refused if the data that it relies on has changed`(
    edit: GroupsEdit, group: Group?, error: GroupsError
  ) {
    #expect(throws: error) { try edit.applied(to: group, by: Self.anna.id) { _, _ in 9 } }
  }

  // MARK: Who may do it

  /// The edits that only members can make, and those that everybody can make.
  private static let changes: [GroupsEdit] = [
    .rename("7", from: "Towers", to: "Owls"), move(zoe, from: .suggested, to: .joined),
    move(zoe, from: .suggested, to: invitation), move(jordi, from: .invited, to: nil),
    move(anna, from: .joined, to: nil), .delete(group),
  ]

  @Test(arguments: changes)
  func `only members can change a group, or add, invite and remove other people`(edit: GroupsEdit) throws {
    // He is invited, and she has nothing to do with the group.
    for person in [User(id: "2", firstName: "", lastName: ""), User(id: "99", firstName: "", lastName: "")] {
      if case .move(let moved, _, _, _, _) = edit, moved.id == person.id { continue }
      #expect(throws: GroupsError.onlyMembers(group: "Towers")) {
        try edit.applied(to: Self.group, by: person.id) { _, _ in 9 }
      }
    }
    _ = try edit.applied(to: Self.group, by: Self.anna.id) { _, _ in 9 }
  }

  @Test func `anyone can join or leave a group, accept or decline an invitation, and undo these changes`() throws {
    let own = [
      Self.move(Self.zoe, from: .suggested, to: .joined), Self.move(Self.jordi, from: .invited, to: .joined),
      Self.move(Self.jordi, from: .invited, to: nil), Self.move(Self.anna, from: .joined, to: nil),
    ]
    for edit in own {
      guard case .move(let person, _, _, _, _) = edit else { continue }
      let (after, inverse) = try edit.applied(to: Self.group, by: person.id) { _, _ in 9 }
      #expect(try inverse.applied(to: after, by: person.id) { _, _ in 10 }.group == Self.group)
    }
  }

  @Test func `a deleted group can be restored only by the last person who left the group`() throws {
    let (_, inverse) = try Self.move(Self.jordi, from: .invited, to: nil).applied(
      to: Self.group(Self.invited2), by: Self.jordi.id
    ) { _, _ in 9 }
    #expect(throws: GroupsError.onlyMembers(group: "Towers")) {
      try inverse.applied(to: nil, by: Self.anna.id) { _, _ in 10 }
    }
    #expect(try inverse.applied(to: nil, by: Self.jordi.id) { _, _ in 10 }.group == Self.group(Self.invited2))
  }

  @Test func `if a group has other participants, undoing its creation only removes the creator`() {
    let undo = GroupsEdit.delete(Self.group(Self.in1))
    #expect(undo.keptByOthers(of: Self.group(Self.in1), for: "1") == undo)
    #expect(undo.keptByOthers(of: nil, for: "1") == undo)
    #expect(
      undo.keptByOthers(of: Self.group, for: "1") == Self.move(Self.anna, from: .joined, to: nil, number: 1))
    // She has left and come back, so the group is no longer what she has made.
    let cameBack = Self.group(Self.invited2, Participant(Self.anna, number: 3))
    #expect(undo.keptByOthers(of: cameBack, for: "1") == undo)
  }
}

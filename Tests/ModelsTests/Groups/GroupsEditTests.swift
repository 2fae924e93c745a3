import Models
import Testing

/// The rule by which every data provider makes an edit.
struct GroupsEditTests {
  private static let anna = User(id: "1", firstName: "Anna", lastName: "Roca")
  private static let jordi = User(id: "2", firstName: "Jordi", lastName: "Soler")
  private static let group = Group(id: "7", name: "Towers", category: .invited, members: [anna, jordi])
  private static let seen = GroupSummary(group)

  private static let edits: [(GroupsEdit, before: Group?, after: Group?)] = [
    (.delete(group), group, nil), (.leave(seen, from: .invited), group, nil),
    (.restore(group), nil, group),
    (.rename("7", from: "Towers", to: "Owls"), group, named("Owls")),
    (.move(seen, from: .invited, to: .joined), group, with(category: .joined)),
    (.remove(anna, from: "7"), group, with(members: [jordi])),
    (.add(anna, to: "7"), with(members: [jordi]), with(members: [jordi, anna])),
    (.add(anna, to: "7", behind: []), with(members: [jordi]), group),
    (.add(jordi, to: "7", behind: ["1", "9"]), with(members: [anna]), group),
  ]

  private static func named(_ name: String) -> Group { with { $0.name = name } }
  private static func with(category: GroupCategory) -> Group { with { $0.category = category } }
  private static func with(members: [User]) -> Group { with { $0.members = members } }

  private static func with(_ change: (inout Group) -> Void) -> Group {
    var changed = group
    change(&changed)
    return changed
  }

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
    let zoe = User(id: "3", firstName: "Zoé", lastName: "M")
    let undo = try GroupsEdit.remove(Self.jordi, from: "7").applied(
      to: Self.with(members: [Self.anna, Self.jordi, zoe]))
    #expect(try undo.inverse.applied(to: Self.with(members: [zoe])).group?.members == [Self.jordi, zoe])
  }

  @Test(
    arguments: [
      (.delete(group), named("Owls"), .changedSince), (.delete(group), with(members: [jordi]), .changedSince),
      (.delete(group), with(category: .joined), .noLonger(.invited)), (.delete(group), nil, .groupGone),
      (.restore(group), group, .changedSince), (.rename("7", from: "A", to: "B"), group, .renamedSince("Towers")),
      (.rename("7", from: "A", to: "Towers"), group, .nameUnchanged),
      (.leave(seen, from: .invited), named("Owls"), .changedSince), (.leave(seen, from: .invited), nil, .groupGone),
      (.leave(seen, from: .invited), with(members: [jordi]), .changedSince),
      (.leave(seen, from: .invited), with(category: .joined), .noLonger(.invited)),
      (.move(seen, from: .suggested, to: .joined), group, .noLonger(.suggested)),
      (.move(seen, from: .invited, to: .invited), group, .noLonger(.invited)),
      (.add(anna, to: "7"), group, .alreadyMember), (.remove(anna, from: "7"), with(members: []), .notAMember),
      (.remove(anna, from: "7"), nil, .groupGone),
    ] as [(GroupsEdit, Group?, GroupsError)])
  func `an edit is refused if what it relies on has changed`(
    edit: GroupsEdit, group: Group?, error: GroupsError
  ) {
    #expect(throws: error) { try edit.applied(to: group) }
  }
}

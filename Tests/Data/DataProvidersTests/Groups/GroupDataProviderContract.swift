import Changes
import Fakes
import Foundation
import Interactors
import Models
import TestSupport
import Testing

/// The contract that every `GroupDataProvider` satisfies.
///
/// Each starts with groups in all categories, the first of each with members, and with people outside these groups.
@Suite(.fewAtOnce)
struct GroupDataProviderContract {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(arguments: ConformingProvider.allCases)
  func `the overview contains the name and number of members of each group`(conformer: ConformingProvider) async throws
  {
    let provider = try await conformer.groups(in: directory)
    _ = try await provider.createGroup(GroupName("Empty"))
    for category in GroupCategory.allCases {
      let groups = try await provider.groupsList(of: category).groups
      #expect(groups.first?.memberCount ?? 0 > 0)
      #expect(groups == (try await provider.groups(in: category)).map { GroupSummary($0) })
    }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `an overview counts the groups of every category`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    for category in GroupCategory.allCases {
      for group in try await provider.groups(in: category).dropFirst(category == .suggested ? 0 : 1) {
        try await provider.dissolve(group: group.id)
      }
    }
    for category in GroupCategory.allCases {
      let list = try await provider.groupsList(of: category)
      #expect(GroupCategory.allCases.map { list.count(of: $0) } == [1, 1, 0])
    }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `an overview with a limit contains and counts only the first groups`(conformer: ConformingProvider)
    async throws
  {
    let provider = try await conformer.groups(in: directory)
    let all = try await provider.groupsList(of: .joined)
    let first = try await provider.groupsList(of: .joined, limit: 1)
    #expect(all.groups.count > 1 && all.isWhole)
    #expect(first.groups == [all.groups[0]])
    #expect(GroupCategory.allCases.allSatisfy { first.count(of: $0) ?? 0 <= 1 } && !first.isWhole)
    let exact = try await provider.groupsList(of: .joined, limit: all.groups.count)
    #expect(exact == all)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `groups are returned in order of creation`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let old = try await provider.groups(in: .joined)
    let suggested = try #require(try await provider.groups(in: .suggested).first)
    let first = try await provider.newGroup(GroupName("First"))
    let second = try await provider.newGroup(GroupName("Second"))
    try await provider.join(group: suggested.id)
    let joined = try await provider.group(suggested.id)
    #expect(try await provider.groups(in: .joined) == old + [joined, first, second])
  }

  @Test(arguments: ConformingProvider.allCases)
  func `the list of all names contains the groups of every user`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let new = try await provider.newGroup(GroupName("Newest"))
    var groups: [GroupSummary] = []
    for category in GroupCategory.allCases { groups += try await provider.groupsList(of: category).groups }
    let names = try await provider.groupNames()
    #expect(names.last?.id == new.id && names.last?.name == "Newest")
    #expect(names.map(\.id).sorted() == groups.map(\.id).sorted())
    #expect(names.allSatisfy { name in groups.contains { $0.id == name.id && $0.name == name.name } })
  }

  @Test(arguments: ConformingProvider.allCases)
  func `the people who can be added to a group are everyone except its members`(conformer: ConformingProvider)
    async throws
  {
    let provider = try await conformer.groups(in: directory)
    let group = try #require(try await provider.groups(in: .joined).first)
    let everybody = try await provider.people(notIn: provider.newGroup(GroupName("Empty")).id)
    let others = try await provider.people(notIn: group.id)
    #expect(!group.members.isEmpty && !others.isEmpty)
    #expect(group.members.contains(provider.me) && !everybody.contains(provider.me))
    #expect(others == everybody.filter { !group.members.contains($0) })
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a group can contain everyone`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let group = try await provider.newGroup(GroupName("All of us"))
    for person in try await provider.people(notIn: group.id) {
      try await provider.add(user: person.id, to: group.id)
    }
    #expect(try await provider.people(notIn: group.id) == [])
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a new group is last, and its first member is the user`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let created = try await provider.newGroup(GroupName("Tandem riders"))
    #expect(created.name == "Tandem riders")
    #expect(created.participants.map(\.standing) == [.joined] && created.members == [provider.me])
    #expect(try await provider.groups(in: .joined).last == created)
  }

  @Test(arguments: ConformingProvider.allCases, ["O'Brien's", "左京", "\u{202E}מקהלה", "a\u{200B}b", "👩‍👩‍👧‍👦", "%s ? ;--"])
  func `a name is stored unchanged`(conformer: ConformingProvider, name: String) async throws {
    let provider = try await conformer.groups(in: directory)
    let created = try await provider.newGroup(GroupName(name))
    #expect(try await provider.group(created.id).name == name)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `two groups can have the same name`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let first = try await provider.newGroup(GroupName("Twins"))
    let second = try await provider.newGroup(GroupName("Twins"))
    #expect(first.id != second.id)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `renaming a group changes only its name`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let before = try await provider.groups(in: .joined)
    let group = try #require(before.first)
    try await provider.rename(group: group.id, to: GroupName("Night Owls"))
    let renamed = Group(id: group.id, name: "Night Owls", participants: group.participants)
    #expect(try await provider.groups(in: .joined) == [renamed] + before.dropFirst())
  }

  @Test(arguments: ConformingProvider.allCases, [GroupCategory.invited, .suggested])
  func `a user who joins a group becomes its last member`(
    conformer: ConformingProvider, category: GroupCategory
  ) async throws {
    let provider = try await conformer.groups(in: directory)
    let group = try #require(try await provider.groups(in: category).first)
    try await provider.join(group: group.id)
    #expect(try await !provider.groups(in: category).contains(group))
    let joined = try await provider.group(group.id)
    #expect(joined.name == group.name && joined.members == group.members + [provider.me])
    #expect(try await provider.groups(in: .joined).contains(joined))
  }

  @Test(arguments: ConformingProvider.allCases, GroupCategory.allCases)
  func `a group that everybody has left is deleted`(conformer: ConformingProvider, category: GroupCategory) async throws
  {
    let provider = try await conformer.groups(in: directory)
    let groups = try await provider.groups(in: category)
    let group = try #require(groups.first)
    try await provider.dissolve(group: group.id)
    #expect(try await provider.groups(in: category) == Array(groups.dropFirst()))
    await #expect(throws: GroupsError.groupGone) { try await provider.group(group.id) }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `the id of a deleted group is never reused`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let left = try await provider.newGroup(GroupName("Left"))
    try await provider.dissolve(group: left.id)
    #expect(try await provider.newGroup(GroupName("New")).id != left.id)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `an added person becomes the last member`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let group = try #require(try await provider.groups(in: .joined).first)
    let person = try #require(try await provider.people(notIn: group.id).first)
    let changed = try await provider.groupAfterAdding(person.id, to: group.id)
    #expect(changed.members == group.members + [person])
    #expect(try await provider.group(group.id) == changed)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a removed member is no longer in the group`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let group = try #require(try await provider.groups(in: .joined).first)
    let member = try #require(group.members.first)
    let changed = try await provider.groupAfterRemoving(member.id, from: group.id)
    #expect(changed.members == Array(group.members.dropFirst()))
    #expect(try await provider.group(group.id) == changed)
    #expect(try await provider.people(notIn: group.id).contains(member))
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a member who was removed and added again is last`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let group = try #require(try await provider.groups(in: .joined).first)
    let member = try #require(group.members.first)
    try await provider.remove(user: member.id, from: group.id)
    let changed = try await provider.groupAfterAdding(member.id, to: group.id)
    #expect(changed.members == group.members.dropFirst() + [member])
  }

  @Test(arguments: ConformingProvider.allCases)
  func `deleting a group does not remove its members from other groups`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let group = try #require(try await provider.groups(in: .joined).first)
    let member = try #require(group.members.first { $0 != provider.me })
    let other = try await provider.newGroup(GroupName("Other"))
    try await provider.add(user: member.id, to: other.id)
    try await provider.dissolve(group: other.id)
    #expect(try await provider.group(group.id) == group)
  }

  // MARK: News

  /// The news of a person, without numbers and times.
  private func told(to provider: any GroupDataProvider) async throws -> [String] {
    try await provider.news().news.map { "\($0.kind) \($0.groupName) \($0.actor?.id ?? "nobody")" }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `an edit that affects another person is news for this person, and so are its undo and redo`(
    conformer: ConformingProvider
  ) async throws {
    let provider = try await conformer.groups(in: directory)
    let group = try await provider.newGroup(GroupName("Owls"))
    let person = try #require(try await provider.people(notIn: group.id).first)
    let other = try provider.acting(as: person)
    let me = provider.me.id
    var expected: [String] = []
    for (standing, came, went) in [
      (Standing.invited(by: provider.me), "invited", "withdrawn"), (.joined, "added", "removed"),
    ] {
      let coming = GroupsEdit.move(person, in: group.id, from: .suggested, to: standing)
      let undo = try await provider.apply(coming).inverse
      let redo = try await provider.apply(undo).inverse
      _ = try await provider.apply(redo)
      _ = try await provider.apply(.move(person, in: group.id, from: GroupCategory(standing), to: nil))
      expected = [went, came, went, came].map { "\($0) Owls \(me)" } + expected
    }
    #expect(try await told(to: other) == expected)
    #expect(try await told(to: provider) == [])
    let numbers = try await other.news().news.map(\.number)
    #expect(numbers == numbers.sorted(by: >) && Set(numbers).count == numbers.count)
    #expect(try await other.news().news.allSatisfy { $0.group == group.id && $0.date.timeIntervalSince1970 > 0 })
  }

  @Test(arguments: ConformingProvider.allCases)
  func `an edit that affects only the user creates no news, and a refused edit creates no news`(
    conformer: ConformingProvider
  )
    async throws
  {
    let provider = try await conformer.groups(in: directory)
    for edit in try await edits(of: provider) {
      guard edit.news(by: provider.me.id) == nil else { continue }
      let inverse = try await provider.apply(edit).inverse
      _ = try await provider.apply(inverse)
    }
    let group = try await provider.newGroup(GroupName("Owls"))
    let person = try #require(try await provider.people(notIn: group.id).first)
    let adding = GroupsEdit.move(person, in: group.id, from: .suggested, to: .joined)
    await #expect(throws: GroupsError.self) { try await provider.apply([adding, adding]) }
    #expect(try await told(to: provider) == [])
    #expect(try await told(to: provider.acting(as: person)) == [])
  }

  @Test(arguments: ConformingProvider.allCases)
  func `news keeps the name that the group had, even after the group is renamed or deleted`(
    conformer: ConformingProvider
  ) async throws {
    let provider = try await conformer.groups(in: directory)
    let group = try await provider.newGroup(GroupName("Owls"))
    let person = try #require(try await provider.people(notIn: group.id).first)
    _ = try await provider.apply(.move(person, in: group.id, from: .suggested, to: .joined))
    try await provider.rename(group: group.id, to: GroupName("Larks"))
    try await provider.dissolve(group: group.id)
    #expect(
      try await told(to: provider.acting(as: person))
        == ["removed Larks \(provider.me.id)", "added Owls \(provider.me.id)"])
  }

  @Test(arguments: ConformingProvider.allCases)
  func `news is unread until it is marked as read, and every overview counts the unread news`(
    conformer: ConformingProvider
  ) async throws {
    let provider = try await conformer.groups(in: directory)
    let group = try await provider.newGroup(GroupName("Owls"))
    let person = try #require(try await provider.people(notIn: group.id).first)
    let other = try provider.acting(as: person)
    #expect(try await other.news().unreadCount == 0)
    let undo = try await provider.apply(.move(person, in: group.id, from: .suggested, to: .joined)).inverse
    _ = try await provider.apply(undo)
    let numbers = try await other.news().news.map(\.number)
    #expect(try await other.news().unreadCount == 2)
    for category in GroupCategory.allCases { #expect(try await other.groupsList(of: category).unreadNews == 2) }
    let changes = ChangeCount(of: other.groupsDidChange)
    try await other.markNewsRead(upTo: numbers[1])
    #expect(changes.value == 1)
    #expect(try await other.news().unreadCount == 1)
    // News that has been read stays read.
    try await other.markNewsRead(upTo: numbers[0])
    try await other.markNewsRead(upTo: numbers[1])
    #expect(try await other.groupsList(of: .joined).unreadNews == 0)
    #expect(try await other.news().news.map(\.number) == numbers)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `only the latest news of each person is kept`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let group = try await provider.newGroup(GroupName("Owls"))
    let people = try await provider.people(notIn: group.id)
    try #require(people.count > 1)
    _ = try await provider.apply(.move(people[1], in: group.id, from: .suggested, to: .joined))
    let coming = GroupsEdit.move(people[0], in: group.id, from: .suggested, to: .joined)
    let going = GroupsEdit.move(people[0], in: group.id, from: .joined, to: nil)
    _ = try await provider.apply(Array(repeating: [coming, going], count: NewsList.limit / 2 + 1).flatMap(\.self))
    let told = try await told(to: provider.acting(as: people[0]))
    #expect(told.count == NewsList.limit && told.first?.hasPrefix("removed") == true)
    #expect(try await self.told(to: provider.acting(as: people[1])).count == 1)
  }

  // MARK: Taking back

  /// One edit of each kind, on a group that has members.
  private func edits(of provider: any GroupDataProvider) async throws -> [GroupsEdit] {
    let invited = try #require(try await provider.groups(in: .invited).first)
    let group = try #require(try await provider.groups(in: .joined).first)
    let member = try #require(group.members.first)
    let person = try #require(try await provider.people(notIn: group.id).first)
    let me = provider.me
    return [
      .create(try GroupName("New"), by: me), .rename(group.id, from: group.name, to: "Owls"),
      .move(me, in: group.id, from: .joined, to: nil), .move(me, in: invited.id, from: .invited, to: nil),
      .move(me, in: invited.id, from: .invited, to: .joined),
      .move(me, in: group.id, from: .joined, to: .invited(by: member)),
      .move(person, in: group.id, from: .suggested, to: .joined),
      .move(person, in: group.id, from: .suggested, to: .invited(by: me)),
      .move(person, in: group.id, from: .suggested, to: .invited(by: nil)),
      .move(member, in: group.id, from: .joined, to: nil),
    ]
  }

  private func everything(in provider: any GroupDataProvider) async throws -> [[Group]] {
    var everything: [[Group]] = []
    for category in GroupCategory.allCases { everything.append(try await provider.groups(in: category)) }
    return everything
  }

  @Test(arguments: ConformingProvider.allCases)
  func `several edits are applied, undone and redone as one change`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let before = try await everything(in: provider)
    let group = try #require(try await provider.groups(in: .joined).first { $0.members.count > 1 })
    let others = try await provider.groups(in: .invited)
    let changes = ChangeCount(of: provider.groupsDidChange)
    let edits = ([group] + others).flatMap { $0.dissolving(by: provider.me) }
    let made = try await provider.apply(edits)
    #expect(made.map(\.group.id) == edits.map(\.group))
    #expect(changes.value == 1)
    let after = try await everything(in: provider)
    let redo = try await provider.apply(made.reversed().map(\.inverse))
    #expect(try await everything(in: provider) == before)
    _ = try await provider.apply(redo.reversed().map(\.inverse))
    #expect(try await everything(in: provider) == after)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `every edit can be undone, redone, and undone again`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let before = try await everything(in: provider)
    for edit in try await edits(of: provider) {
      // Each is told once, before the call returns.
      let changes = ChangeCount(of: provider.groupsDidChange)
      let (group, inverse) = try await provider.apply(edit)
      #expect(changes.value == 1, "\(edit)")
      let after = try await everything(in: provider)
      #expect(after != before, "\(edit)")
      let redo = try await provider.apply(inverse).inverse
      #expect(try await everything(in: provider) == before, "\(edit)")
      let undo = try await provider.apply(redo)
      #expect(try await everything(in: provider) == after, "\(edit)")
      #expect(undo.group == group, "\(edit)")
      _ = try await provider.apply(undo.inverse)
      #expect(changes.value == 4, "\(edit)")
      #expect(try await everything(in: provider) == before, "\(edit)")
    }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `an undo does not move a person who has left and come back in the meantime`(conformer: ConformingProvider)
    async throws
  {
    let provider = try await conformer.groups(in: directory)
    let group = try #require(try await provider.groups(in: .joined).first)
    let person = try #require(try await provider.people(notIn: group.id).first)
    let refusal = GroupsError.cameBack(person: person.fullName, group: group.name)
    for standing in [Standing.joined, .invited(by: provider.me)] {
      let coming = GroupsEdit.move(person, in: group.id, from: .suggested, to: standing)
      let leaving = GroupsEdit.move(person, in: group.id, from: GroupCategory(standing), to: nil)
      let undo = try await provider.apply(coming).inverse
      // In two changes, and in one.
      _ = try await provider.apply(leaving)
      _ = try await provider.apply(coming)
      let again = try await provider.apply([leaving, coming])[1]
      await #expect(throws: refusal) { try await provider.apply(undo) }
      #expect(try await provider.group(group.id) == again.group)
      _ = try await provider.apply(again.inverse)
      #expect(try await provider.group(group.id) == group)
    }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `undo restores a member's number and position; a new member goes last`(
    conformer: ConformingProvider
  ) async throws {
    let provider = try await conformer.groups(in: directory)
    let group = try #require(try await provider.groups(in: .joined).first { $0.participants.count > 1 })
    let first = try #require(group.participants.first { $0.id != provider.me.id })
    let leaving = GroupsEdit.move(first.person, in: group.id, from: GroupCategory(first.standing), to: nil)
    let undo = try await provider.apply(leaving).inverse
    let other = try #require(try await provider.people(notIn: group.id).first { $0 != first.person })
    let added = try await provider.groupAfterAdding(other.id, to: group.id).participants
    #expect(added.dropLast() == group.participants.filter { $0.id != first.id })
    #expect(try #require(added.last).number > group.participants.map(\.number).max() ?? 0)
    #expect(try await provider.apply(undo).group.participants == group.participants + added.suffix(1))
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a restored group has all the values that it had before`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let id = try await provider.createGroup(GroupName("Night Owls"))
    let people = try await provider.people(notIn: id)
    _ = try await provider.apply([
      .move(people[0], in: id, from: .suggested, to: .invited(by: people[1])),
      .move(provider.me, in: id, from: .joined, to: nil),
    ])
    let nobody = Participant(User(id: "", firstName: "", lastName: ""), number: 0)
    let number = try #require(try await provider.group(id).participants.first).number
    let invited = Participant(people[0], .invited(by: people[1]), number: number)
    let group = Group(id: id, name: "Night Owls", participants: [invited])
    #expect(EveryProperty.differs(in: group, from: Group(id: "", name: "", participants: [nobody])))
    #expect(EveryProperty.differs(in: invited, from: nobody))
    let before = try await everything(in: provider)
    #expect(try await provider.group(id) == group)
    let guest = try provider.acting(as: people[0])
    let made = try await guest.apply(.move(people[0], in: id, from: .invited, to: nil))
    #expect(try await everything(in: provider) != before)
    _ = try await guest.apply(made.inverse)
    #expect(try await everything(in: provider) == before)
    #expect(try await provider.group(id) == group)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `an edit returns the stored group, or the deleted group`(
    conformer: ConformingProvider
  ) async throws {
    let provider = try await conformer.groups(in: directory)
    for edit in try await edits(of: provider) {
      let (group, inverse) = try await provider.apply(edit)
      #expect(try await provider.group(group.id) == group, "\(edit)")
      _ = try await provider.apply(inverse)
    }
    let alone = try await provider.newGroup(GroupName("Alone"))
    #expect(try await provider.apply(alone.dissolving(by: provider.me)).map(\.group) == [alone])
  }

  @Test(arguments: ConformingProvider.allCases)
  func `the creation of a group cannot be undone once the group has been renamed`(conformer: ConformingProvider)
    async throws
  {
    let provider = try await conformer.groups(in: directory)
    let (group, undo) = try await provider.apply(.create(GroupName("Night Owls"), by: provider.me))
    let back = try await provider.apply(.rename(group.id, from: "Night Owls", to: "Larks")).inverse
    await #expect(throws: GroupsError.renamedSince("Larks")) { try await provider.apply(undo) }
    #expect(try await provider.group(group.id).name == "Larks")
    _ = try await provider.apply(back)
    _ = try await provider.apply(undo)
    await #expect(throws: GroupsError.groupGone) { try await provider.group(group.id) }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `undoing a creation keeps the group if others have joined it`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let (group, undo) = try await provider.apply(.create(GroupName("Night Owls"), by: provider.me))
    let other = try #require(try await provider.people(notIn: group.id).first)
    let before = try await provider.groupAfterAdding(other.id, to: group.id)
    let (left, redo) = try await provider.apply(undo)
    #expect(left.members == [other])
    #expect(try await provider.group(group.id) == left)
    _ = try await provider.apply(redo)
    #expect(try await provider.group(group.id) == before)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a person who has been removed from a group cannot undo its creation`(conformer: ConformingProvider) async throws
  {
    let provider = try await conformer.groups(in: directory)
    let (group, undo) = try await provider.apply(.create(GroupName("Night Owls"), by: provider.me))
    let person = try #require(try await provider.people(notIn: group.id).first)
    let other = try provider.acting(as: person)
    try await other.join(group: group.id)
    try await other.remove(user: provider.me.id, from: group.id)
    await #expect(throws: GroupsError.onlyMembers(group: "Night Owls")) { try await provider.apply(undo) }
    #expect(try await provider.group(group.id).members == [person])
  }

  @Test(arguments: ConformingProvider.allCases)
  func `joining a group cannot be undone if the group would lose its last member and be deleted`(
    conformer: ConformingProvider
  )
    async throws
  {
    let provider = try await conformer.groups(in: directory)
    let group = try #require(try await provider.groups(in: .suggested).first)
    let joining = GroupsEdit.move(provider.me, in: group.id, from: .suggested, to: .joined)
    let undo = try await provider.apply(joining).inverse
    _ = try await provider.apply(group.emptying(except: provider.me))
    await #expect(throws: GroupsError.changedSince) { try await provider.apply(undo) }
    #expect(try await provider.group(group.id).members == [provider.me])
  }

  // MARK: Notifications

  @Test(arguments: ConformingProvider.allCases)
  func `reading data does not notify the observers`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.groups(in: directory)
    let changes = ChangeCount(of: provider.groupsDidChange)
    let group = try #require(try await provider.groups(in: .joined).first)
    _ = try await provider.group(group.id)
    _ = try await provider.people(notIn: group.id)
    #expect(changes.value == 0)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a change notifies the observers, who can then read the changed data`(conformer: ConformingProvider) async throws
  {
    let provider = try await conformer.groups(in: directory)
    let group = try #require(try await provider.groups(in: .joined).first)
    await confirmation { told in
      provider.groupsDidChange.add { told() }
      _ = try? await provider.dissolve(group: group.id)
    }
    await #expect(throws: GroupsError.groupGone) { try await provider.group(group.id) }
  }
}

/// Makes sure that what was deleted, and is there again, has more than it would have without being read from the store.
nonisolated enum EveryProperty {
  /// Whether each stored property of a value, also one that is new, differs from that of a plain one.
  static func differs<Value>(in value: Value, from plain: Value) -> Bool {
    zip(Mirror(reflecting: value).children, Mirror(reflecting: plain).children).allSatisfy {
      "\($0.value)" != "\($1.value)"
    }
  }
}

/// A change to one group, together with the edit's assumptions about the group.
///
/// All data providers apply an edit by the same rule, ``applied(to:by:admit:)``, so that they cannot differ. The rule also
/// decides who may apply an edit: only members can change a group, but everybody can change their own standing in a group.
package enum GroupsEdit: ModelEdit {
  /// Creates a group with its first member; the data provider chooses the id.
  case create(GroupName, by: User)
  /// Restores a deleted group, with its old id and position, for the last person who was in it.
  case restore(Group)
  /// Undoes the creation or restoration of a group.
  ///
  /// It is refused if the group's name or participants have changed. For the exception, see ``keptByOthers(of:for:)``.
  case delete(Group)
  case rename(Group.ID, from: String, to: String)
  /// Changes a person's standing in a group; nil removes the person. A group is deleted when its last person is removed.
  ///
  /// This one case serves adding, removing, inviting, accepting, declining, joining and leaving: each is a pair of an
  /// old and a new state.
  ///
  /// An edit that undoes another one also has the participant's number. If the person has left and come back in the
  /// meantime, the numbers differ, and the edit is refused. It is also refused if it would remove the last person,
  /// because it does not describe the group that would be deleted. A person who is brought back gets the old number,
  /// and with it the old position.
  case move(User, in: Group.ID, from: GroupCategory, to: Standing?, number: Int? = nil)

  /// The id of the group that the edit changes; a new group has none yet.
  package var group: Group.ID? {
    switch self {
    case .create: nil
    case .restore(let group), .delete(let group): group.id
    case .rename(let id, _, _), .move(_, let id, _, _, _): id
    }
  }

  package func refused(because error: GroupsError) -> GroupsError {
    switch (self, error) {
    // These errors already name the person or the group, or concern the whole store.
    case (_, .store), (_, .isAlready), (_, .cameBack), (_, .onlyMembers): error
    // The person is not the reason.
    case (.move, .groupGone): error
    case (.create(let name, _), _): .refused(name.text, because: error)
    case (.restore(let group), _), (.delete(let group), _): .refused(group.name, because: error)
    case (.rename(_, let name, _), _): .refused(name, because: error)
    case (.move(let person, _, _, _, _), _): .refused(person.fullName, because: error)
    }
  }

  /// Returns the edit to apply: this edit, or a smaller edit if others still use the group.
  ///
  /// Suppose somebody undoes the creation of a group that others have joined: the group stays, and only that person leaves it.
  package func keptByOthers(of group: Group?, for user: User.ID) -> GroupsEdit {
    guard case .delete(let seen) = self, let group,
      let mine = group.participants.first(where: { $0.id == user }),
      seen.participants.contains(where: { $0.number == mine.number }),
      group.participants.contains(where: { now in !seen.participants.contains { $0.number == now.number } })
    else { return self }
    return .move(mine.person, in: group.id, from: GroupCategory(mine.standing), to: nil, number: mine.number)
  }

  /// Returns whether only a part of this edit was applied; see ``keptByOthers(of:for:)``.
  package func wasPartial(undoneBy inverse: GroupsEdit) -> Bool {
    if case .delete = self, case .move = inverse { true } else { false }
  }

  /// Returns the effect on a person other than the user; nil if the edit affects nobody else.
  package func news(by user: User.ID) -> (person: User.ID, kind: News.Kind)? {
    guard case .move(let person, _, let old, let standing, _) = self, person.id != user else { return nil }
    return switch standing {
    case .joined: (person.id, .added)
    case .invited: (person.id, .invited)
    case nil: (person.id, old == .invited ? .withdrawn : .removed)
    }
  }

  /// Returns whether a person may apply this edit to a group.
  private func isAllowed(to user: User.ID, of group: Group) -> Bool {
    if group.canBeChanged(by: user) { return true }
    return switch self {
    case .create: true
    case .restore, .delete: group.participants.allSatisfy { $0.id == user }
    case .rename: false
    case .move(let person, _, _, _, _): person.id == user
    }
  }

  /// Applies the edit to the group that it changes.
  ///
  /// The exception is ``create(_:by:)``, which only the data provider can apply, because the data provider chooses the id.
  ///
  /// - Parameters:
  ///   - group: The stored group, if there is one.
  ///   - user: The person who applies the edit.
  ///   - admit: Returns the number for a person who is new to the group.
  /// - Returns: The changed group, or nil if it is deleted, and the edit that undoes this edit.
  /// - Throws: `GroupsError.onlyMembers` if the person may not apply the edit. Another `GroupsError` if something that the edit
  ///   assumes has changed, or any error of `admit`.
  package func applied(
    to group: Group?, by user: User.ID, admit: (User, Standing) throws(GroupsError) -> Int
  ) throws(GroupsError) -> (group: Group?, inverse: GroupsEdit) {
    if case .restore(let restored) = self {
      guard group == nil, !restored.participants.isEmpty else { throw .changedSince }
      guard isAllowed(to: user, of: restored) else { throw .onlyMembers(group: restored.name) }
      return (restored, .delete(restored))
    }
    guard var group else { throw .groupGone }
    guard isAllowed(to: user, of: group) else { throw .onlyMembers(group: group.name) }
    switch self {
    case .create, .restore:
      throw .changedSince
    case .delete(let seen):
      guard group.name == seen.name else { throw .renamedSince(group.name) }
      // A participant whose name has changed is still the same participant.
      let isUnchanged = group.participants.elementsEqual(seen.participants) {
        $0.number == $1.number && GroupCategory($0.standing) == GroupCategory($1.standing)
      }
      guard isUnchanged else { throw .changedSince }
      return (nil, .restore(group))
    case .rename(let id, let old, let new):
      guard group.name != new else { throw .nameUnchanged }
      guard group.name == old else { throw .renamedSince(group.name) }
      group.name = new
      return (group, .rename(id, from: new, to: old))
    case .move(let person, let id, let old, let standing, let seen):
      let now = group.category(for: person.id)
      let new = GroupCategory(standing)
      guard now == old, new != old else {
        throw .isAlready(now, person: person.id == user ? nil : person.fullName, group: group.name)
      }
      let before = group.participants.first { $0.id == person.id }
      var number = before?.number ?? seen
      guard seen == nil || seen == number else { throw .cameBack(person: person.fullName, group: group.name) }
      if number == nil, let standing { number = try admit(person, standing) }
      var participants = group.participants.filter { $0.id != person.id }
      if let standing, let number {
        let place = participants.firstIndex { $0.number > number } ?? participants.count
        participants.insert(Participant(person, standing, number: number), at: place)
      }
      guard !participants.isEmpty else {
        guard seen == nil else { throw .changedSince }
        return (nil, .restore(group))
      }
      group.participants = participants
      return (group, .move(person, in: id, from: new, to: before?.standing, number: number))
    }
  }
}

extension Group {
  /// Returns whether a person may change the group's name, and add or remove other people.
  package func canBeChanged(by person: User.ID) -> Bool { category(for: person) == .joined }
}

import Interactors
import Models

/// Changes by somebody elsewhere, however the groups have changed: each function first reads the facts that its edit
/// assumes.
@MainActor extension GroupDataProvider {
  /// Creates a group of the user's, and returns its id.
  package func createGroup(_ name: GroupName) async throws(GroupsError) -> Group.ID {
    try await apply(.create(name, by: me)).group.id
  }

  package func rename(group id: Group.ID, to name: GroupName) async throws(GroupsError) {
    _ = try await apply(.rename(id, from: group(id).name, to: name.text))
  }

  package func join(group id: Group.ID) async throws(GroupsError) {
    _ = try await apply(.move(me, in: id, from: group(id).category(for: me.id), to: .joined))
  }

  package func leave(group id: Group.ID) async throws(GroupsError) {
    _ = try await apply(.move(me, in: id, from: group(id).category(for: me.id), to: nil))
  }

  /// Takes everybody out of a group, which is gone then.
  package func dissolve(group id: Group.ID) async throws(GroupsError) {
    _ = try await apply(group(id).dissolving(by: me))
  }

  package func add(user id: User.ID, to group: Group.ID) async throws(GroupsError) {
    let others = try await people(matching: "", notIn: group, limit: .max).people
    let stranger = User(id: id, firstName: "", lastName: "")
    _ = try await apply(.move(others.first { $0.id == id } ?? stranger, in: group, from: .suggested, to: .joined))
  }

  package func remove(user id: User.ID, from group: Group.ID) async throws(GroupsError) {
    _ = try await apply(.move(User(id: id, firstName: "", lastName: ""), in: group, from: .joined, to: nil))
  }
}

extension Group {
  /// The edits with which a person takes everybody out: as a member, and last.
  package func dissolving(by me: User) -> [GroupsEdit] {
    let category = category(for: me.id)
    let joining = category == .joined ? [] : [GroupsEdit.move(me, in: id, from: category, to: .joined)]
    return joining + emptying(except: me) + [.move(me, in: id, from: .joined, to: nil)]
  }

  /// The edits that take everybody except one person out.
  package func emptying(except person: User) -> [GroupsEdit] {
    participants.filter { $0.id != person.id }.map {
      .move($0.person, in: id, from: GroupCategory($0.standing), to: nil)
    }
  }
}

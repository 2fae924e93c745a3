import Fakes
import Interactors
import Models
import Changes

/// One user's way to groups that several users share.
///
/// As with a store on disk, what the others change is stored at once, and noticed later.
final class SharedGroups: GroupDataProvider {
  let groupsDidChange = ObserverSet<Void>()
  /// Each group as this user's screens have last read it.
  private(set) var lastRead: [Group.ID: Group] = [:]

  private let store: GroupFakeDataProvider

  init(_ store: GroupFakeDataProvider) { self.store = store }

  /// Notices what others have changed.
  func noticeChanges() { groupsDidChange.notify() }

  func groupsList(of category: GroupCategory, limit: Int) async throws(GroupsError) -> GroupsList {
    try await store.groupsList(of: category, limit: limit)
  }

  func group(_ id: Group.ID) async throws(GroupsError) -> Group {
    lastRead[id] = nil
    let group = try await store.group(id)
    lastRead[id] = group
    return group
  }

  func people(matching filter: String, notIn group: Group.ID, limit: Int) async throws(GroupsError) -> FoundPeople {
    try await store.people(matching: filter, notIn: group, limit: limit)
  }

  func make(_ edits: [GroupsEdit]) async throws(GroupsError) -> [(group: Group, inverse: GroupsEdit)] {
    let made = try await store.make(edits)
    groupsDidChange.notify()
    return made
  }
}

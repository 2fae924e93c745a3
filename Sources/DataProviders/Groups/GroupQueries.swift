import Interactors
import Models

/// What a store reads and changes for ``StoredGroupDataProvider``; `GroupDataProvider` documents what each function promises.
///
/// Each kind of store has its own SQL.
package protocol GroupQueries: Actor {
  func groupsList(of category: GroupCategory) throws(GroupsError) -> GroupsList
  func group(_ id: Group.ID) throws(GroupsError) -> Group
  func people(matching filter: String, notIn group: Group.ID, limit: Int) throws(GroupsError) -> FoundPeople
  func createGroup(_ name: GroupName) throws(GroupsError) -> Group.ID
  /// - Returns: Whether the name has changed.
  func rename(group: Group.ID, to name: GroupName) throws(GroupsError) -> Bool
  /// - Returns: Whether the category has changed.
  func join(group: Group.ID) throws(GroupsError) -> Bool
  func leave(group: Group.ID) throws(GroupsError)
  func add(user: User.ID, to group: Group.ID) throws(GroupsError)
  func remove(user: User.ID, from group: Group.ID) throws(GroupsError)
}

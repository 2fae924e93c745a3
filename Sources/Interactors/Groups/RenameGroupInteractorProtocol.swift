import Changes
import Models
import Observation

/// Holds the group to rename, validates names, and renames the group.
///
/// Called only by the rename screen's view model, which derives its state from ``group``.
package protocol RenameGroupInteractorProtocol: AnyObject, Observable {
  /// The group as last fetched.
  var group: LoadState<Group, GroupsError> { get }

  /// Fetches the group into ``group``.
  func fetchGroup() async

  /// Returns what is wrong with a typed name.
  ///
  /// - Returns: `GroupsError.invalidName`; nil if the name can be used.
  func problem(withName typed: String) -> GroupsError?

  /// Renames the group, and returns it.
  ///
  /// - Throws: `GroupsError.renamedSince` if the group no longer has the old name; `.invalidName`, `.nameUnchanged`,
  ///   `.groupGone` or `.store`.
  func rename(to typed: String, from oldName: String) async throws(GroupsError) -> (group: Group, undo: Undo)
}

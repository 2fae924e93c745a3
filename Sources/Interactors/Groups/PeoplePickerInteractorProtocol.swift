import Changes
import Models
import Observation

/// Holds the first people who match a filter and can be added to a group.
///
/// Called only by the picker's view model, which derives its state from ``people``.
package protocol PeoplePickerInteractorProtocol: AnyObject, Observable {
  /// The category that the picked person will be in: joined or invited.
  var category: GroupCategory { get }

  /// The people who match the filter and are neither in the group nor invited, as last fetched.
  var people: LoadState<FoundPeople, GroupsError> { get }

  /// Fetches the people who match the latest filter into ``people``. Initially, everybody matches.
  func fetchPeople() async

  /// Fetches all people who match the filter, not only the first ones.
  ///
  /// Until the filter changes, ``fetchPeople()`` fetches all of them as well.
  func fetchAllPeople() async

  /// Fetches the first people who match a filter, after a short wait. If another filter is given in the meantime, this call
  /// fetches nothing.
  func fetchPeople(matching filter: String) async
}

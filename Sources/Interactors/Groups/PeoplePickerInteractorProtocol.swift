import Models
import Observation

/// Holds the people who can be added to a group.
///
/// Called only by the picker's view model, which derives its state from ``people``.
package protocol PeoplePickerInteractorProtocol: AnyObject, Observable {
  /// The people who are not in the group, as last fetched.
  var people: Loadable<[User], GroupsError> { get }

  /// Fetches the people into ``people``.
  func fetchPeople() async
}

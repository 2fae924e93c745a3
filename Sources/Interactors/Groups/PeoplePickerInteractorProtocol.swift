package import Models

/// The interactor of the people picker: holds those who may be picked.
///
/// Conformers are observable, as the picker's view model derives what it shows from these properties.
package protocol PeoplePickerInteractorProtocol: AnyObject {
  /// Everybody who is not in the group yet; empty until fetched.
  var people: [User] { get }
  /// How far the fetching is.
  var fetch: Fetch<GroupsError> { get }

  /// Gets the people anew: the view asks when it first loads and when the provider's data changed, the user by `refresh`.
  func fetchPeople() async
}

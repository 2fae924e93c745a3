package import Models

/// The ways out of the people picker.
///
/// Called by its view model only.
package protocol PeoplePickerCoordinatorProtocol: AnyObject {
  /// Leaves the picker with a result.
  func finish(with person: User.ID)

  /// Leaves the picker without one.
  func cancel()
}

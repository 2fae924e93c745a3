import Models

/// The way out of the people picker.
///
/// Called only by its view model.
package protocol PeoplePickerCoordinatorProtocol: AnyObject {
  /// Leaves the picker, and answers with one person or several.
  func finish(with people: [User])
}

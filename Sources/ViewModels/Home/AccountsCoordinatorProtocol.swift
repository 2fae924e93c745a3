import Models

/// The way out of the list of people the user can act as.
///
/// Called only by its view model.
package protocol AccountsCoordinatorProtocol: AnyObject {
  /// Ends the session with everything that is open, and begins the session of another person.
  func beginSession(of person: User)
}

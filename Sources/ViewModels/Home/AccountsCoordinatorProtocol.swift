import Models

/// The way out of the list of people the user can act as.
///
/// Called only by its view model.
package protocol AccountsCoordinatorProtocol: AnyObject {
  /// Ends the session, closes everything that is open, and begins another person's session.
  func beginSession(of person: User)
}

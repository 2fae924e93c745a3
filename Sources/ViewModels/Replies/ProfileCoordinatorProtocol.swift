/// The way out of a profile.
///
/// Called by its view model only.
///
/// Seed 003.
package protocol ProfileCoordinatorProtocol: AnyObject {
  /// Leaves the profile.
  func dismissProfile()
}

/// The way out of a reply in full.
///
/// Called by its view model only.
package protocol PostCoordinatorProtocol: AnyObject {
  /// Leaves the reply.
  func dismissPost()
}

/// Where studying a book leads.
///
/// Called by its view model only.
package protocol StudyCoordinatorProtocol: AnyObject {
  /// Leaves the book.
  func dismissStudy()
}

import ViewModels

/// A coordinator of a book that is studied that leads nowhere and remembers whether it was to be left.
package final class StudyFakeCoordinator: StudyCoordinatorProtocol {
  /// How often the book was to be left.
  package private(set) var dismissals = 0

  package init() {}

  package func dismissStudy() {
    dismissals += 1
  }
}

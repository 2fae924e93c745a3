import ViewModels

/// A fake coordinator for renaming a group: records calls and shows nothing.
package final class RenameGroupFakeCoordinator: Fake<RenameGroupFakeCoordinator.Call>, RenameGroupCoordinatorProtocol {
  package enum Call: Equatable {
    case finish
  }

  package func finish() { record(.finish) }
}

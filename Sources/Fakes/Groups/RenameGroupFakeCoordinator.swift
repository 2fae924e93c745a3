import ViewModels

/// A fake coordinator for renaming a group: records calls and shows nothing.
package final class RenameGroupFakeCoordinator: RenameGroupCoordinatorProtocol {
  package enum Call: Equatable {
    case finish
  }

  package private(set) var calls: [Call] = []

  package init() {}

  package func finish() { calls.append(.finish) }
}

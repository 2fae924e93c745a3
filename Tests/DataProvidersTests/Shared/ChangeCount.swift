import Interactors

/// Counts how often a provider says that something has changed.
final class ChangeCount {
  private(set) var value = 0

  init(of change: ObserverSet<Void>) {
    change.add(self, ChangeCount.increment)
  }

  private func increment() {
    value += 1
  }
}

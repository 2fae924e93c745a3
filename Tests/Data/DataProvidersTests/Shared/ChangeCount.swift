import Changes

/// Counts the notifications of a provider.
final class ChangeCount {
  private(set) var value = 0

  init(of change: ObserverSet<Void>) {
    change.add(self) { $0.increment() }
  }

  private func increment() {
    value += 1
  }
}

import Changes

extension ObserverSet {
  /// Adds a closure that is called as long as the set exists.
  @MainActor package func add(_ call: @escaping (Value) -> Void) { add(self) { _, value in call(value) } }
}

import Observation

/// Holds the state of a screen, and changes it only by actions, in the order they are sent.
///
/// Owned by the page.
@Observable
package final class Store<State, Action: Sendable, Effect: Sendable> {
  package private(set) var state: State
  private let reduce: (inout State, Action) -> Effect?
  private let perform: (Effect) async -> Action?

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - state: The state before the first action.
  ///   - reduce: Changes the state, and returns the effect that follows, if any; a pure function.
  ///   - perform: Carries out an effect, and returns an action with its outcome, if that matters.
  package init(
    _ state: State, reduce: @escaping (inout State, Action) -> Effect?, perform: @escaping (Effect) async -> Action?
  ) {
    self.state = state
    self.reduce = reduce
    self.perform = perform
  }

  /// Sends an action, and waits until everything that follows from it is done.
  package func send(_ action: Action) async {
    guard let effect = reduce(&state, action), let next = await perform(effect) else { return }
    await send(next)
  }

  /// Applies an action that has no effect to perform, such as typing.
  ///
  /// An effect would be ignored.
  package func set(_ action: Action) {
    _ = reduce(&state, action)
  }
}

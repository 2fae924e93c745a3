import Observation

/// Holds the state of a screen, which changes only by actions, in the order in which they are sent.
///
/// Owned by the page.
@Observable
package final class Store<State, Action, Effect> {
  package private(set) var state: State
  private let reduce: (inout State, Action) -> Effect?
  private let perform: (Effect) -> Action

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - state: The state before the first action.
  ///   - reduce: Changes the state, and returns what else is to be done; a pure function.
  ///   - perform: Does that, and returns the action which says how it went.
  package init(
    _ state: State, reduce: @escaping (inout State, Action) -> Effect?, perform: @escaping (Effect) -> Action
  ) {
    self.state = state
    self.reduce = reduce
    self.perform = perform
  }

  package func send(_ action: Action) {
    if let effect = reduce(&state, action) { send(perform(effect)) }
  }
}

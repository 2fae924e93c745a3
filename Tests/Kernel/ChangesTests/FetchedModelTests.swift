import Changes
import Observation
import Testing

struct FetchedModelTests {
  private struct Failure: Error, Equatable {}

  private let fetched = FetchedModel<Int, Failure>()

  @Test func `before the first fetch, the state is loading, and has no value`() {
    #expect(fetched.state == .loading(last: nil))
  }

  @Test func `a successful fetch changes the state to loaded`() async {
    await fetched.fetch { 1 }
    #expect(fetched.state == .loaded(1))
  }

  @Test func `a failure keeps the last value`() async {
    await fetched.fetch { 1 }
    await fetched.fetch(Self.fail)
    #expect(fetched.state == .failed(Failure(), last: 1))
  }

  @Test func `if the first fetch fails, the state is failed, and has no value`() async {
    await fetched.fetch(Self.fail)
    #expect(fetched.state == .failed(Failure(), last: nil))
  }

  @Test func `during a second fetch, the state stays loaded until the result arrives`() async {
    await fetched.fetch { 1 }
    await fetched.fetch { observedState == .loaded(1) ? 2 : 0 }
    #expect(fetched.state == .loaded(2))
  }

  @Test func `during a fetch after a failure, the state is loading with the last value`() async {
    await fetched.fetch { 1 }
    await fetched.fetch(Self.fail)
    await fetched.fetch { observedState == .loading(last: 1) ? 2 : 0 }
    #expect(fetched.state == .loaded(2))
  }

  @Test func `each change of the state notifies, but a fetch with an equal result does not`() async {
    final class Listener { var states: [LoadState<Int, Failure>] = [] }
    let didChange = ObserverSet<Void>()
    let listener = Listener()
    didChange.add(listener) { [fetched] in $0.states.append(fetched.state) }
    await fetched.fetch(notifying: didChange) { 1 }
    await fetched.fetch(notifying: didChange) { 1 }
    await fetched.fetch(notifying: didChange, Self.fail)
    await fetched.fetch(notifying: didChange) { 1 }
    #expect(
      listener.states == [.loaded(1), .failed(Failure(), last: 1), .loading(last: 1), .loaded(1)])
  }

  @Test func `if fetches overlap, only the result of the latest one counts, even if it arrives first`() async {
    await fetched.fetch(overtaken)
    #expect(fetched.state == .loaded(2))
  }

  @Test func `a fetch whose task was cancelled changes nothing`() async {
    let task = Task { await fetched.fetch { 1 } }
    task.cancel()
    await task.value
    #expect(fetched.state == .loading(last: nil))
  }

  @Test func `a change of the state can be observed`() async {
    await confirmation { changed in
      withObservationTracking {
        _ = fetched.state
      } onChange: {
        changed()
      }
      await fetched.fetch { 1 }
    }
  }

  private var observedState: LoadState<Int, Failure> { fetched.state }

  /// Answers 1, after another fetch has begun and has answered 2.
  private func overtaken() async -> Int {
    await fetched.fetch { 2 }
    return 1
  }

  private static func fail() throws(Failure) -> Int { throw Failure() }
}

import Testing

/// Lets only 5 of the tests with a server, a program or a store run at once, so that few files and threads are open.
///
/// Otherwise all cases of all suites run at once, except for those of a serialized suite, which does not need it. It
/// stands before `turnLimit`, so that no turn is spent on waiting.
package struct FewAtOnce: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Places.shared.take()
    let result: Result<Void, any Error>
    do { result = .success(try await function()) } catch { result = .failure(error) }
    await Places.shared.giveBack()
    try result.get()
  }

  private actor Places {
    static let shared = Places()
    private var free = 5
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func take() async {
      guard free == 0 else {
        free -= 1
        return
      }
      await withCheckedContinuation { waiting.append($0) }
    }

    func giveBack() {
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
  }
}

extension Trait where Self == FewAtOnce {
  package static var fewAtOnce: FewAtOnce { FewAtOnce() }
}

import Foundation
import Testing

/// Ends a test that waits for something that never comes, and names it.
///
/// The limit is in turns of the main actor, of two milliseconds at least, multiplied by ``Patience``. A test that exceeds
/// it is cancelled; if it does not end then either, the whole run ends.
package struct TurnLimit: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true
  let turns: Int

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withUnsafeCurrentTask { task in
      let running = Running(task: task)
      let watch = Task { [turns] in
        var passed = 0
        while passed < turns * Patience.factor {
          await TurnCounter.shared.pass(turns)
          if Task.isCancelled { return }
          passed += turns
        }
        Patience.lose()
        Issue.record("No end after \(passed) turns", sourceLocation: test.sourceLocation)
        // Swift Testing cancels also the task in which a test is cancelled; this one has to go on.
        await Task { running.task?.cancel() }.value
        await TurnCounter.shared.pass(turns)
        if Task.isCancelled { return }
        FileHandle.standardError.write(Data("“\(test.name)” does not even end when it is cancelled.\n".utf8))
        exit(EXIT_FAILURE)
      }
      let result: Result<Void, any Error>
      do { result = .success(try await function()) } catch { result = .failure(error) }
      watch.cancel()
      await watch.value
      try result.get()
    }
  }

  /// The task of the test, to be cancelled; the scope outlives every use of it.
  private struct Running: @unchecked Sendable {
    let task: UnsafeCurrentTask?
  }
}

extension Trait where Self == TurnLimit {
  /// For tests whose work stays on the main actor.
  package static var turnLimit: TurnLimit { TurnLimit(turns: 2_000) }

  /// For tests of many steps, or with other threads and processes.
  package static func turnLimit(_ turns: Int) -> TurnLimit { TurnLimit(turns: turns) }
}

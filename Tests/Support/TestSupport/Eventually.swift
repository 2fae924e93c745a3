import Testing

/// Waits until a condition holds.
///
/// First come turns for work on the caller's actor, then turns with a pause, for other threads and processes. A wait in vain
/// records what it waited for, and cancels the test, so that no further wait delays the result. Waiting ends at once when
/// the test is cancelled.
///
/// `what` says what holds then, as a sentence. `pauses` is the number of pauses of a millisecond that are sufficient on an
/// idle machine; ``Patience`` multiplies it.
package func eventually(
  _ what: @autoclosure () -> String, pauses: Int = 2_000, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
) async {
  for _ in 0..<50 {
    if condition() || Task.isCancelled { return }
    await turns(1)
  }
  var paused = 0
  while paused < pauses * Patience.factor {
    if condition() || Task.isCancelled { return }
    try? await Task.sleep(for: .milliseconds(1))
    paused += 1
  }
  Patience.lose()
  Issue.record("In vain: \(what())", sourceLocation: sourceLocation)
  withUnsafeCurrentTask { $0?.cancel() }
}

/// Waits for the end of a task as ``eventually(_:pauses:isolation:sourceLocation:_:)`` does, and returns its value.
///
/// - Throws: What the task throws, or `CancellationError` after a wait in vain.
@MainActor
package func value<Success: Sendable, Failure: Error>(
  of task: Task<Success, Failure>, _ what: @autoclosure () -> String, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> Success {
  var result: Result<Success, Failure>?
  Task { result = await task.result }
  await eventually(what(), sourceLocation: sourceLocation) { result != nil }
  guard let result else {
    task.cancel()
    throw CancellationError()
  }
  return try result.get()
}

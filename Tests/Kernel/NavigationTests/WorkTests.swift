import Navigation
import Presenting
import TestSupport
import Testing
import TextUISupport

extension Work {
  fileprivate func start(_ start: WorkTests.Start, _ operation: @escaping () async -> Void) {
    switch start {
    case .atOnce: self.start(operation)
    case .later: startLater(operation)
    }
  }
}

@Suite(.turnLimit)
struct WorkTests {
  /// How work is started: at once, or one turn later, as on systems before iOS 26 and macOS 26.
  nonisolated enum Start: CaseIterable {
    case atOnce, later
  }

  @Test func `work that never waits has already ended when the call that started it returns`() {
    let work = Work()
    var done = false
    work.start { done = true }
    #expect(done)
    #expect(!work.isBusy)
  }

  @Test func `work that is scheduled for later begins in the next turn, and counts as busy until it ends`() async {
    let work = Work()
    var done = false
    work.startLater { done = true }
    #expect(!done)
    #expect(work.isBusy)
    await turns(1)
    #expect(done)
    #expect(!work.isBusy)
  }

  @Test(arguments: Start.allCases) func `work that waits counts as busy until it ends`(start: Start) async {
    let work = Work()
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    work.start(start) { for await _ in gate {} }
    #expect(work.isBusy)
    opener.finish()
    await eventually("the work ends") { !work.isBusy }
  }

  @Test(arguments: Start.allCases) func `work with two tasks counts as busy until both tasks have ended`(start: Start)
    async
  {
    let work = Work()
    let (first, firstOpener) = AsyncStream.makeStream(of: Void.self)
    let (second, secondOpener) = AsyncStream.makeStream(of: Void.self)
    var ended = 0
    work.start(start) {
      for await _ in first {}
      ended += 1
    }
    work.start(start) {
      for await _ in second {}
      ended += 1
    }
    firstOpener.finish()
    await eventually("one operation ends") { ended == 1 }
    #expect(work.isBusy)
    secondOpener.finish()
    await eventually("the work ends") { !work.isBusy }
    #expect(ended == 2)
  }

  /// Starts work that only a cancellation ends; the stream ends with it.
  private func startEndlessWork(_ start: Start, by work: Work?) -> AsyncStream<Void> {
    let cancelled = AsyncStream.makeStream(of: Void.self)
    work?.start(start) {
      await withTaskCancellationHandler {
        await untilCancelled()
      } onCancel: {
        cancelled.continuation.finish()
      }
    }
    return cancelled.stream
  }

  @Test(arguments: Start.allCases) func `tasks that are running when the work is freed are cancelled`(start: Start)
    async
  {
    var work: Work? = Work()
    let cancelled = startEndlessWork(start, by: work)
    work = nil
    for await _ in cancelled {}
  }

  @Test(arguments: Start.allCases) func `cancelling running tasks does not cancel later ones`(start: Start) async {
    let work = Work()
    let cancelled = startEndlessWork(start, by: work)
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    work.cancelAll()
    work.start(start) { for await _ in gate {} }
    for await _ in cancelled {}
    #expect(work.isBusy)
    opener.finish()
    await eventually("the work ends") { !work.isBusy }
  }

  @Test(arguments: Start.allCases) func `starting another task does not cancel running tasks`(start: Start) async {
    let work = Work()
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    var wasCancelled: Bool?
    work.start(start) {
      for await _ in gate {}
      wasCancelled = Task.isCancelled
    }
    work.start(start) {}
    #expect(work.isBusy)
    opener.finish()
    await eventually("the operation ends") { wasCancelled != nil }
    #expect(wasCancelled == false)
  }
}

import Navigation
import Presenting
import TestSupport
import Testing
import TextUISupport

@Suite(.turnLimit)
struct WorkTests {
  @Test func `work that never waits is over when starting it returns`() {
    let work = Work()
    var done = false
    work.start { done = true }
    #expect(done)
    #expect(!work.isBusy)
  }

  @Test func `work that waits is unfinished until it ends`() async {
    let work = Work()
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    work.start { for await _ in gate {} }
    #expect(work.isBusy)
    opener.finish()
    await eventually("the work ends") { !work.isBusy }
  }

  @Test func `two pieces of work are unfinished until both have ended`() async {
    let work = Work()
    let (first, firstOpener) = AsyncStream.makeStream(of: Void.self)
    let (second, secondOpener) = AsyncStream.makeStream(of: Void.self)
    var ended = 0
    work.start {
      for await _ in first {}
      ended += 1
    }
    work.start {
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
  private func startEndlessWork(_ work: Work?) -> AsyncStream<Void> {
    let cancelled = AsyncStream.makeStream(of: Void.self)
    work?.start {
      await withTaskCancellationHandler {
        await untilCancelled()
      } onCancel: {
        cancelled.continuation.finish()
      }
    }
    return cancelled.stream
  }

  @Test func `tasks that are running when the work is freed are cancelled`() async {
    var work: Work? = Work()
    let cancelled = startEndlessWork(work)
    work = nil
    for await _ in cancelled {}
  }

  @Test func `running tasks can be cancelled, and later ones go on`() async {
    let work = Work()
    let cancelled = startEndlessWork(work)
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    work.cancelAll()
    work.start { for await _ in gate {} }
    for await _ in cancelled {}
    #expect(work.isBusy)
    opener.finish()
    await eventually("the work ends") { !work.isBusy }
  }

  @Test func `any other command leaves alone what is running`() async {
    let work = Work()
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    var wasCancelled: Bool?
    work.start {
      for await _ in gate {}
      wasCancelled = Task.isCancelled
    }
    work.start {}
    #expect(work.isBusy)
    opener.finish()
    await eventually("the operation ends") { wasCancelled != nil }
    #expect(wasCancelled == false)
  }
}

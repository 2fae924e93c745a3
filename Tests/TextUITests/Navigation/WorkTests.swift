import Testing
import TextUI
import TextUISupport

private struct Oddity: Error {}

@Suite(.timeLimit(.minutes(1)))
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
    await eventually { !work.isBusy }
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
    await eventually { ended == 1 }
    #expect(work.isBusy)
    secondOpener.finish()
    await eventually { !work.isBusy }
    #expect(ended == 2)
  }

  @Test func `what is still running when the work goes is cancelled`() async {
    var work: Work? = Work()
    let cancelled = AsyncStream.makeStream(of: Void.self)
    work?.start {
      await withTaskCancellationHandler {
        while !Task.isCancelled { await Task.yield() }
      } onCancel: {
        cancelled.continuation.finish()
      }
    }
    work = nil
    for await _ in cancelled.stream {}
  }

  @Test func `a refused command leaves its reason until the user goes on`() {
    let work = Work()
    work.perform { throw Complaint(message: "no") }
    #expect(work.refusal == "no")
    work.forgetRefusal()
    #expect(work.refusal == nil)
  }

  @Test func `the next command forgets the last one's refusal`() {
    let work = Work()
    work.perform { throw Complaint(message: "no") }
    work.perform {}
    #expect(work.refusal == nil)
  }

  @Test func `an error without an explanation is told all the same`() {
    let work = Work()
    work.perform { throw Oddity() }
    #expect(work.refusal == "Oddity()")
  }
}

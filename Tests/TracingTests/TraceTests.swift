import Testing
import Tracing

struct TraceTests {
  private let trace = Trace()

  @Test func `it begins anew with each key`() async {
    await Trace.follow(with: trace) {
      Trace.begin("a")
      Trace.note("one")
      Trace.begin("b")
      Trace.note("two")
      Trace.note("three")
    }
    #expect(trace.steps == ["b", "→ two", "→ three"])
  }

  @Test func `a function is noted with the type that its file is named after`() async {
    await Trace.follow(with: trace) {
      Trace.note("Coordinators/GroupCoordinator.swift", "pickPerson(notIn:)")
      Trace.note("Coordinators/Place+Reloading.swift", "show(_:)")
      Trace.noteNotification(by: "Interactors/DiceInteractor.swift")
    }
    #expect(
      trace.steps == [
        "→ GroupCoordinator.pickPerson(notIn:)", "→ Place+Reloading.show(_:)", "→ DiceInteractor notifies",
      ])
  }

  @Test func `a step that repeats the last one is not noted`() async {
    await Trace.follow(with: trace) {
      for step in ["one", "one", "two", "one"] { Trace.note(step) }
    }
    #expect(trace.steps == ["→ one", "→ two", "→ one"])
  }

  @Test func `each step is reported at once`() async {
    var reported: [String] = []
    await Trace.follow(with: Trace { reported.append($0) }) {
      Trace.begin("a")
      Trace.note("one")
      #expect(reported == ["a", "→ one"])
    }
  }

  @Test func `a task adds to the trace of the task that has started it`() async {
    await Trace.follow(with: trace) {
      await Task { Trace.note("one") }.value
    }
    #expect(trace.steps == ["→ one"])
  }

  @Test func `without a trace no step is even worded`() {
    func step() -> String {
      Issue.record("the step is worded")
      return ""
    }
    Trace.begin("a")
    Trace.note(step())
  }
}

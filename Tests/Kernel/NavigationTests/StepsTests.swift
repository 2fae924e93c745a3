import Localization
import Navigation
import Observation
import TestSupport
import Testing
import TextUI
import TextUISupport

nonisolated private enum Step {
  case name, kind, address, link
}

/// The text typed on each step, including steps that the user has left.
@Observable
private final class Draft {
  var typed: [Step: String] = [:]
}

private struct StepView: TextView {
  let viewModel: StepViewModel

  var item: NavigationItem {
    NavigationItem(path: "step", title: Text(verbatim: "\(viewModel.step)"), presentation: .form)
  }

  var screen: Screen { Screen(elements: [], commands: []) }
}

/// One step, which writes into the draft while the user types, because leaving the step gives no data back.
private final class StepViewModel {
  let step: Step
  private let draft: Draft
  private let answer: Answer<Void>
  private let place: Place

  init(_ step: Step, _ draft: Draft, answering answer: Answer<Void>, on place: Place) {
    self.step = step
    self.draft = draft
    self.answer = answer
    self.place = place
  }

  var typed: String {
    get { draft.typed[step] ?? "" }
    set { draft.typed[step] = newValue }
  }

  func goOn() {
    answer.give(())
    place.leave()
  }
}

/// Plans a meeting in several steps, each of which follows from what was typed before.
///
/// It stands for the view model and the coordinator of the screen that asks.
private final class MeetingFlow {
  private let draft = Draft()
  private let place: Place

  init(_ place: Place) { self.place = place }

  /// Shows one step after the other; nil if the user goes back from the first one.
  func planMeeting() async -> [Step: String]? {
    var steps = [Step.name]
    while let step = steps.last {
      if await ask(step) {
        guard let next = next(after: step) else { return draft.typed.filter { steps.contains($0.key) } }
        steps.append(next)
      } else {
        steps.removeLast()
      }
    }
    return nil
  }

  private func next(after step: Step) -> Step? {
    switch step {
    case .name: .kind
    case .kind: draft.typed[.kind] == "online" ? .link : .address
    case .address, .link: nil
    }
  }

  /// Shows a step; false if the user goes back from there.
  private func ask(_ step: Step) async -> Bool {
    let answer: Void? = await Answer.from { answer in
      let above = place.above
      above.show(Page(StepView.self, StepViewModel(step, draft, answering: answer, on: above)))
    }
    return answer != nil
  }
}

/// A flow in several steps is one `async` function, which asks a screen for each step.
@Suite(.turnLimit)
struct StepsTests {
  private let navigation = NavigationController()
  private let flow: MeetingFlow

  init() {
    let place = Place(on: navigation)
    place.show(Page(PlainView.self, PlainView.ViewModel("Meetings")))
    flow = MeetingFlow(place)
  }

  private var shown: StepViewModel? { (navigation.top as? Page<StepView>)?.viewModel }

  private func begin() -> Task<[Step: String]?, Never> {
    Task.immediate { [flow] in await flow.planMeeting() }
  }

  /// Types on a step, once it is shown, and goes on.
  private func take(_ step: Step, typing text: String) async {
    await eventually("\(step) is shown") { shown?.step == step }
    shown?.typed = text
    shown?.goOn()
  }

  /// Goes back from a step, once it is shown, and waits for the one before.
  private func goBack(from step: Step, to earlier: Step) async {
    await eventually("\(step) is shown") { shown?.step == step }
    navigation.goBack()
    await eventually("\(earlier) is shown") { shown?.step == earlier }
  }

  @Test func `the next step of the flow depends on the text typed in the previous step`() async throws {
    let planning = begin()
    await take(.name, typing: "Rehearsal")
    await take(.kind, typing: "online")
    await take(.link, typing: "example.org/7")
    let meeting = try await value(of: planning, "the meeting is planned")
    #expect(meeting == [.name: "Rehearsal", .kind: "online", .link: "example.org/7"])
  }

  @Test func `a step that is shown again still has the typed text`() async {
    _ = begin()
    await take(.name, typing: "Rehearsal")
    await take(.kind, typing: "online")
    await goBack(from: .link, to: .kind)
    #expect(shown?.typed == "online")
    await goBack(from: .kind, to: .name)
    #expect(shown?.typed == "Rehearsal")
  }

  @Test func `the result does not contain text from a branch that the user has abandoned`() async throws {
    let planning = begin()
    await take(.name, typing: "Rehearsal")
    await take(.kind, typing: "online")
    await eventually("the link is asked for") { shown?.step == .link }
    shown?.typed = "example.org/7"
    await goBack(from: .link, to: .kind)
    await take(.kind, typing: "in a hall")
    await take(.address, typing: "Hall 2")
    let meeting = try await value(of: planning, "the meeting is planned")
    #expect(meeting == [.name: "Rehearsal", .kind: "in a hall", .address: "Hall 2"])
  }

  @Test func `going back from the first step ends the flow`() async throws {
    let planning = begin()
    navigation.goBack()
    #expect(try await value(of: planning, "the flow ends") == nil)
    #expect(navigation.stack.count == 1)
  }

  @Test func `between two steps of a flow, the screen that started the flow is briefly in front`() async {
    _ = begin()
    shown?.goOn()
    #expect(shown == nil)
    await eventually("the next step is shown") { shown?.step == .kind }
  }

  @Test(arguments: [false, true])
  func `the flow ends when the screen that started it is removed`(startsOver: Bool) async throws {
    let planning = begin()
    await take(.name, typing: "Rehearsal")
    await eventually("the second step is shown") { shown?.step == .kind }
    if startsOver {
      navigation.startOver { $0.show(Page(PlainView.self, PlainView.ViewModel("Home"))) }
    } else {
      navigation.popAll()
    }
    #expect(try await value(of: planning, "the flow ends") == nil)
    #expect(shown == nil)
  }
}

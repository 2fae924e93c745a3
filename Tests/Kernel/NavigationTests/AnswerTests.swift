import Localization
import Navigation
import TestSupport
import Testing
import TextUISupport

@Suite(.turnLimit)
struct AnswerTests {
  private let navigation = NavigationController()

  /// A page whose calçot is nothing but a view model that keeps the answer.
  private func page(keeping answer: Answer<Int>) -> Page<PlainView> {
    let viewModel = PlainView.ViewModel("Question")
    viewModel.onLoad = { withExtendedLifetime(answer) {} }
    return Page(PlainView.self, viewModel)
  }

  private func ask(then act: @escaping (Answer<Int>) -> Void) async throws -> Int? {
    try await answer { answer in
      Place(on: navigation).show(page(keeping: answer))
      act(answer)
    }
  }

  /// The answer to a flow that asks in this way.
  private func answer(to show: @escaping (Answer<Int>) -> Void) async throws -> Int? {
    try await value(of: Task { await Answer.from(show) }, "the flow is answered")
  }

  @Test func `the flow that asks gets the answer that was given`() async throws {
    #expect(try await ask { $0.give(7) } == 7)
  }

  @Test func `if a question is answered twice, only the first answer counts`() async throws {
    let answer = try await ask { answer in
      answer.give(7)
      answer.give(8)
    }
    #expect(answer == 7)
  }

  @Test(arguments: ["goBack", "popToRoot", "popAll", "never shown"])
  func `the answer is nil if the screen is left without an answer, or is never shown`(way: String) async throws {
    Place(on: navigation).show(Page(PlainView.self, PlainView.ViewModel("Root")))
    let answer = try await answer { [navigation] answer in
      if way == "never shown" { return }
      Place(on: navigation).show(page(keeping: answer))
      switch way {
      case "goBack": navigation.goBack()
      case "popToRoot": navigation.popToRoot()
      default: navigation.popAll()
      }
    }
    #expect(answer == nil)
  }

  @Test func `a flow that waits for an answer does not keep the navigation controller alive`() {
    var navigation: NavigationController? = NavigationController()
    weak let observed = navigation
    Task.immediate {
      await Answer.from { answer in Place(on: navigation).show(page(keeping: answer)) }
    }
    #expect(navigation?.stack.count == 1)
    navigation = nil
    #expect(observed == nil)
  }
}

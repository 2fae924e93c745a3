import Localization
import Testing
import TextUI
import TextUISupport

struct AnswerTests {
  private let navigation = NavigationController()

  /// A page whose calçot is nothing but a view model that keeps the answer.
  private func page(keeping answer: Answer<Int>) -> Page<PlainView> {
    let viewModel = PlainView.ViewModel("Question")
    viewModel.onLoad = { withExtendedLifetime(answer) {} }
    return Page(PlainView.self, viewModel)
  }

  private func ask(then act: @escaping (Answer<Int>) -> Void) async -> Int? {
    await Answer.from { answer in
      Place(on: navigation).show(page(keeping: answer))
      act(answer)
    }
  }

  @Test func `the asker gets what was given`() async {
    #expect(await ask { $0.give(7) } == 7)
  }

  @Test func `only the first answer counts`() async {
    let answer = await ask { answer in
      answer.give(7)
      answer.give(8)
    }
    #expect(answer == 7)
  }

  @Test(arguments: ["goBack", "popToRoot", "popAll"])
  func `a screen that is left without an answer answers with nothing`(way: String) async {
    Place(on: navigation).show(Page(PlainView.self, PlainView.ViewModel("Root")))
    let answer = await ask { [navigation] _ in
      switch way {
      case "goBack": navigation.goBack()
      case "popToRoot": navigation.popToRoot()
      default: navigation.popAll()
      }
    }
    #expect(answer == nil)
  }

  @Test func `a flow that waits keeps nothing of the stack alive`() async {
    var navigation: NavigationController? = NavigationController()
    weak let observed = navigation
    let answer = await Answer<Int>.from { answer in
      Place(on: navigation).show(page(keeping: answer))
      navigation = nil
    }
    #expect(answer == nil)
    #expect(observed == nil)
  }

  @Test func `an answer that no screen keeps is nothing`() async {
    #expect(await Answer<Int>.from { _ in } == nil)
  }
}

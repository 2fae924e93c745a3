import Testing
import TextUI
import TextUISupport

/// A screen that answers, whose calçot is nothing but the view that keeps the answer.
private func ask(_ navigation: NavigationController, then act: @escaping (Answer<Int>) -> Void) async -> Int? {
  await Answer.from { answer in
    let view = PlainView("Question")
    view.commands = [KeyCommand("keep", key: .enter, help: "", action: .nothing { _ = answer })]
    navigation.push(view)
    act(answer)
  }
}

struct AnswerTests {
  private let navigation = NavigationController()

  @Test func `the asker gets what was given`() async {
    let answer = await ask(navigation) { $0.give(7) }
    #expect(answer == 7)
  }

  @Test func `only the first answer counts`() async {
    let answer = await ask(navigation) { answer in
      answer.give(7)
      answer.give(8)
    }
    #expect(answer == 7)
  }

  @Test(arguments: ["pop", "popToRoot", "popAll"])
  func `a screen that is left without an answer answers with nothing`(way: String) async {
    navigation.push(PlainView("Root"))
    let answer = await ask(navigation) { [navigation] _ in
      switch way {
      case "pop": navigation.pop()
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
      let view = PlainView("Question")
      view.commands = [KeyCommand("keep", key: .enter, help: "", action: .nothing { _ = answer })]
      navigation?.push(view)
      navigation = nil
    }
    #expect(answer == nil)
    #expect(observed == nil)
  }

  @Test func `an answer that no screen keeps is nothing`() async {
    let answer = await Answer<Int>.from { _ in }
    #expect(answer == nil)
  }
}

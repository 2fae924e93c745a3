import Fakes
import Testing
import TextUI
import TextViews
import ViewModels

struct QuestionViewTests {
  private let coordinator = QuestionFakeCoordinator()
  private let view: QuestionView

  init() {
    let question = Question(title: "Leave group", message: "Leave “A”?", confirm: "Leave", cancel: "Cancel")
    view = QuestionView(viewModel: QuestionViewModel(question: question, coordinator: coordinator))
  }

  @Test func `it shows the message and its two answers`() async throws {
    #expect(
      try await lines(of: view) == """
        == Leave group ==
        Leave “A”?
        [Leave] confirm
        [Cancel] cancel


        """)
  }

  @Test func `where there is nothing to choose, the one answer is the way out`() async throws {
    let question = Question(title: "The game is over", message: "You have lost", confirm: "New game")
    let view = QuestionView(viewModel: QuestionViewModel(question: question, coordinator: coordinator))
    #expect(try await lines(of: view) == "== The game is over ==\nYou have lost\n[New game] confirm\n\n")
    #expect(view.screen.commands.map(\.key) == [.escape])
  }

  @Test func `its way out is to cancel`() {
    #expect(view.screen.commands.first { $0.key == .escape }?.name == "cancel")
  }
}

import Fakes
import Localization
import Testing
import TextUI
import TextUISupport
import TextViews
import ViewModels

struct QuestionViewTests {
  private let coordinator = QuestionFakeCoordinator()

  private func viewModel(_ question: Question) -> QuestionViewModel {
    QuestionViewModel(question: question, coordinator: coordinator)
  }

  private let leave = Question(title: "Leave group", message: "Leave “A”?", confirm: "Leave", cancel: "Cancel")
  private let over = Question(title: "The game is over", message: "You have lost", confirm: "New game", cancel: nil)

  @Test func `the dialog shows the question and both answers`() async throws {
    let shown = try await lines(of: QuestionView.self, viewModel(leave))
    #expect(
      shown == """
        == Leave group ==
        Leave “A”?
        [Leave] confirm
        [Cancel] cancel

        ! Nothing was done, because the input ended before this question was answered: “Leave group”.

        """)
  }

  @Test func `Esc gives the answer if a question has only one`() async throws {
    let text = try await lines(of: QuestionView.self, viewModel(over))
    #expect(text == "== The game is over ==\nYou have lost\n[New game] confirm\n\n")
    #expect(QuestionView(viewModel: viewModel(over)).screen.commands.map(\.key) == [.escape])
  }

  @Test func `Esc cancels a question with two answers`() {
    let screen = QuestionView(viewModel: viewModel(leave)).screen
    #expect(screen.commands.first { $0.key == .escape }?.name == "cancel")
  }

  @Test(arguments: [("confirm", true), ("cancel", false)])
  func `each button gives a different answer`(name: String, answer: Bool) async throws {
    let command = try #require(QuestionView(viewModel: viewModel(leave)).screen.commands.first { $0.name == name })
    try await command.run()
    #expect(coordinator.calls == [.finish(answer)])
  }
}

import Fakes
import Localization
import Presenting
import Testing
import ViewModels

struct QuestionViewModelTests {
  private let question = Question(title: "Leave group", message: "Leave “A”?", confirm: "Leave", cancel: "Cancel")
  private let coordinator = QuestionFakeCoordinator()
  private let viewModel: QuestionViewModel

  init() {
    viewModel = QuestionViewModel(question: question, coordinator: coordinator)
  }

  @Test func `the view model contains the question and its answers`() {
    #expect(viewModel.question == question)
  }

  @Test func `confirming gives the answer yes`() async throws {
    try await viewModel.confirm()
    #expect(coordinator.calls == [.finish(true)])
  }

  @Test func `cancelling gives the answer no`() {
    viewModel.cancel()
    #expect(coordinator.calls == [.finish(false)])
  }
}

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

  @Test func `it shows the question`() {
    #expect(viewModel.question == question)
  }

  @Test func `confirming answers yes`() async throws {
    try await viewModel.confirm()
    #expect(coordinator.calls == [.finish(true)])
  }

  @Test func `cancelling answers no`() {
    viewModel.cancel()
    #expect(coordinator.calls == [.finish(false)])
  }
}

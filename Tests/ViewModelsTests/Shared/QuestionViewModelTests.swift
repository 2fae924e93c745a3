import Fakes
import Testing
import ViewModels

struct QuestionViewModelTests {
  private let coordinator = QuestionFakeCoordinator()
  private let viewModel: QuestionViewModel

  init() {
    let question = Question(title: "Leave group", message: "Leave “A”?", confirm: "Leave", cancel: "Cancel")
    viewModel = QuestionViewModel(question: question, coordinator: coordinator)
  }

  @Test func `it shows the question`() {
    #expect(viewModel.title == "Leave group")
    #expect(viewModel.message == "Leave “A”?")
    #expect([viewModel.confirmLabel, viewModel.cancelLabel] == ["Leave", "Cancel"])
  }

  @Test func `confirming answers yes`() {
    viewModel.confirm()
    #expect(coordinator.answers == [true])
  }

  @Test func `cancelling answers no`() {
    viewModel.cancel()
    #expect(coordinator.answers == [false])
  }
}

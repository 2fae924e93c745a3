import Fakes
import Interactors
import Models
import Testing
import ViewModels

struct StudyViewModelTests {
  private let coordinator = StudyFakeCoordinator()

  private func viewModel(_ book: Book?) -> (StudyViewModel, StudyFakeInteractor) {
    let interactor = StudyFakeInteractor(book: book)
    return (StudyViewModel(interactor: interactor, coordinator: coordinator), interactor)
  }

  @Test(
    arguments: [
      (Book.sample, "50% KNOWN", "5 of 10 cards known"), (.sampleEmpty, "0% KNOWN", "0 of 0 cards known"),
      (.known(0, of: 1, id: "1"), "0% KNOWN", "0 of 1 card known"),
      (.known(999, of: 1000, id: "1"), "99% KNOWN", "999 of 1,000 cards known"),
    ])
  func `it shows how much is known`(book: Book, progress: String, content: String) {
    let viewModel = viewModel(book).0
    #expect(viewModel.bookName == book.name)
    #expect(viewModel.currentProgress == progress)
    #expect(viewModel.content == .loaded(content))
  }

  @Test func `knowing and forgetting moves the progress`() async throws {
    let viewModel = viewModel(.sample).0
    try await viewModel.know("5")
    #expect(viewModel.currentProgress == "100% KNOWN")
    try await viewModel.forget("9")
    #expect(viewModel.currentProgress == "10% KNOWN")
  }

  @Test func `what is all known cannot be learnt, and what is not known cannot be forgotten`() {
    let all = viewModel(.known(3, of: 3, id: "1")).0
    #expect(all.know.refusal == Refusal("No card is left to learn here."))
    #expect(all.forget.isEnabled)
    let none = viewModel(.known(0, of: 3, id: "1")).0
    #expect(none.forget.refusal == Refusal("No card is known here that could be forgotten."))
    #expect(none.know.isEnabled)
  }

  @Test(
    arguments: [
      ("6", "Only 5 cards are left to learn; nothing was changed."), ("0", "Not even one card? Type a number from 1."),
      ("-1", "The number of cards cannot be negative."), ("x", "That is no whole number. Use the digits 0 to 9 only."),
    ])
  func `what cannot be learnt is refused in words`(cards: String, reason: String) async {
    let (viewModel, interactor) = viewModel(.sample)
    await #expect(throws: Refusal(reason)) { try await viewModel.know(cards) }
    #expect(interactor.book == .sample)
  }

  @Test func `before the book is fetched nothing can be changed`() async {
    let (viewModel, interactor) = viewModel(nil)
    #expect(viewModel.bookName == "Book")
    #expect(viewModel.content == .loading("Loading…"))
    #expect(viewModel.currentProgress == "")
    await #expect(throws: Refusal("This is not loaded yet. Wait for it, or refresh.")) { try await viewModel.know("1") }
    #expect(interactor.calls == [])
  }

  @Test func `a book that is gone is said to be, and can no longer be changed`() async {
    let (viewModel, interactor) = viewModel(.sample)
    interactor.stock = nil
    await viewModel.fetchBook()
    #expect(viewModel.fetchFailure?.hasPrefix("There is no such book") == true)
    #expect(viewModel.content == .loaded("5 of 10 cards known"))
    #expect(!viewModel.know.isEnabled)
    #expect(!viewModel.forget.isEnabled)
  }

  @Test func `leaving is the coordinator's`() {
    viewModel(.sample).0.dismissStudy()
    #expect(coordinator.dismissals == 1)
  }
}

import Changes
import Fakes
import Interactors
import Localization
import Models
import Presenting
import Testing
import Texts
import ViewModels

struct StudyViewModelTests {
  private let interactor = StudyFakeInteractor()

  private var viewModel: StudyViewModel { StudyViewModel(interactor: interactor) }

  @Test(arguments: [(Book.sample, 50), (.sampleEmpty, 0), (.known(999, of: 1000, id: "1"), 99)])
  func `the share of known cards is shown`(book: Book, percent: Int) {
    interactor.book = .loaded(book)
    #expect(viewModel.bookName == Text(verbatim: book.name))
    #expect(viewModel.currentProgress?.percent == percent)
    #expect(viewModel.currentProgress?.text == .books(.progress(percent: percent)))
    #expect(viewModel.content == .loaded(.books(.knownCards(book.knownCount, of: book.cardCount))))
  }

  @Test func `the id comes from the interactor, even if the book does not exist`() {
    interactor.book = .failed(.bookGone, last: nil)
    #expect(viewModel.id == Book.sample.id)
  }

  @Test func `a change leaves the view model unchanged, and a new view model has the changed book`() {
    let old = viewModel
    interactor.book = .loaded(.known(10, of: 10, id: "1"))
    #expect(old.currentProgress?.percent == 50)
    #expect(old.updated().currentProgress?.percent == 100)
  }

  @Test func `fetching, knowing and forgetting call the interactor`() async throws {
    await viewModel.fetchBook()
    let known = try await viewModel.know("5")
    let forgotten = try await viewModel.forget("9")
    #expect(interactor.calls == [.fetchBook, .know("5"), .forget("9")])
    #expect(known?.text == .books(.learnt(cards: 5, book: "Capitals")))
    #expect(forgotten?.text == .books(.forgotten(cards: 9, book: "Capitals")))
  }

  @Test func `learning can be undone`() async throws {
    let outcome = try await viewModel.know("5")
    _ = try await outcome?.undo?()
    #expect(interactor.calls == [.know("5"), .undo])
  }

  @Test func `if a typed number is invalid for learning or forgetting cards, the reason is shown`() {
    #expect(viewModel.problem(knowing: "6") == nil)
    #expect(viewModel.problem(forgetting: "6") == nil)
    interactor.problem = .noCards
    #expect(viewModel.problem(knowing: "6") == .books(.noCards))
    #expect(viewModel.problem(forgetting: "6") == .books(.noCards))
  }

  @Test func `if all cards of a book are known, cards can be forgotten, but none can be learnt`() {
    interactor.book = .loaded(.known(3, of: 3, id: "1"))
    #expect(viewModel.know.disabledReason == .books(.allKnown))
    #expect(viewModel.forget.isEnabled)
  }

  @Test func `if no card of a book is known, cards can be learnt, but none can be forgotten`() {
    interactor.book = .loaded(.known(0, of: 3, id: "1"))
    #expect(viewModel.know.isEnabled)
    #expect(viewModel.forget.disabledReason == .books(.noneKnown))
  }

  @Test func `if the interactor refuses a change, an error with the same text is thrown`() async {
    interactor.failure = .onlyUnknown(5)
    await #expect(throws: CommandError(.books(.onlyUnknown(5)))) { try await viewModel.know("6") }
    interactor.failure = .onlyKnown(5)
    await #expect(throws: CommandError(.books(.onlyKnown(5)))) { try await viewModel.forget("6") }
  }

  @Test func `before the book is fetched, nothing can be changed`() async {
    interactor.book = .loading(last: nil)
    #expect(viewModel.bookName == .books(.book))
    #expect(viewModel.content == .loading(.shared(.loading)))
    #expect(viewModel.currentProgress == nil)
    await #expect(throws: CommandError(.shared(.notLoaded))) { try await viewModel.know("1") }
    await #expect(throws: CommandError(.shared(.notLoaded))) { try await viewModel.forget("1") }
    #expect(interactor.calls == [])
  }

  @Test func `if the book is deleted, its name is still shown, without cards, and nothing can be changed`() {
    interactor.book = .failed(.bookGone, last: .sample)
    #expect(viewModel.notice == Notice(.error, .books(.bookGone)))
    #expect(viewModel.bookName == Text(verbatim: Book.sample.name))
    #expect(viewModel.content == .failed)
    #expect(viewModel.currentProgress == nil)
    #expect(viewModel.know.disabledReason == .books(.bookGone))
    #expect(viewModel.forget.disabledReason == .books(.bookGone))
  }

  @Test func `after a failed fetch, the book stays, and the notice suggests a solution`() {
    let failure = BooksError.store(StoreError(.busy, path: "x"))
    interactor.book = .failed(failure, last: .sample)
    #expect(viewModel.notice == Notice(.error, .shared(.fetchFailed(failure.text)), remedy: .retry))
    #expect(viewModel.know.isEnabled)
  }
}

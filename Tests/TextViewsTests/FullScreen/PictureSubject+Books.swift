import Fakes
import Interactors
import Models
import TextUI
import TextViews
import ViewModels

/// The parts of the pictures of the books app.
extension PictureSubject {
  static let someBooks: [Book] = [
    .sample, .sampleVerbs, .known(3, of: 80, id: "4", name: "Kanji, First Year"),
    .known(7, of: 24, id: "5", name: "Onions and Their Kin"), .sampleEmpty,
  ]
  static let hostileBooks: [Book] = [
    "\u{1B}[2J\u{1B}[31mred", "\u{202E}reversed", String(repeating: "漢", count: 60), "e\u{301}te\u{301}",
  ]
  .enumerated().map { .known(1, of: CardCount.limit, id: "\($0)", name: $1) }

  /// The list with some books.
  @MainActor static func booksView(of books: [Book] = someBooks) -> BooksView {
    BooksView(
      viewModel: BooksViewModel(interactor: BooksFakeInteractor(stock: books), coordinator: BooksFakeCoordinator()),
      strings: strings)
  }

  @MainActor static func addBookViews(name: String, count: String = "") -> (AddBookNameView, AddBookCountView) {
    let viewModel = AddBookViewModel(interactor: AddBookFakeInteractor(), coordinator: AddBookFakeCoordinator())
    (viewModel.name, viewModel.cardCount) = (name, count)
    return (
      AddBookNameView(viewModel: viewModel, strings: strings), AddBookCountView(viewModel: viewModel, strings: strings)
    )
  }

  /// Both screens of adding a book above the list.
  @MainActor static func addingViews(count: String) -> [any TextView] {
    let (first, second) = addBookViews(name: "Rivers", count: count)
    return [booksView(), first, second]
  }

  @MainActor static func studyView(of book: Book = .sample) -> StudyView {
    StudyView(
      viewModel: StudyViewModel(interactor: StudyFakeInteractor(book: book), coordinator: StudyFakeCoordinator()),
      path: book.id, strings: strings)
  }
}

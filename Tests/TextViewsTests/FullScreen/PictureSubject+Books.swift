import Fakes
import Interactors
import Models
import TextUI
import TextViews
import ViewModels

/// The pages of the books app.
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
  @MainActor static func booksPage(of books: [Book] = someBooks) -> any AnyPage {
    Page(
      BooksView.self,
      BooksViewModel(interactor: BooksFakeInteractor(books: books), coordinator: BooksFakeCoordinator()))
  }

  /// Both screens of adding a book, by the rules of the real interactor.
  @MainActor static func addBookPages(name: String, count: String = "") -> (any AnyPage, any AnyPage) {
    let interactor = AddBookInteractor(dataProvider: BookFakeDataProvider(books: [.sample]))
    let viewModel = AddBookViewModel(interactor: interactor, coordinator: AddBookFakeCoordinator())
    (viewModel.name, viewModel.cardCount) = (name, count)
    return (Page(AddBookNameView.self, viewModel), Page(AddBookCountView.self, viewModel))
  }

  /// Both screens of adding a book above the list.
  @MainActor static func addingPages(count: String) -> [any AnyPage] {
    let (first, second) = addBookPages(name: "Rivers", count: count)
    return [booksPage(), first, second]
  }

  @MainActor static func studyPage(of book: Book = .sample) -> any AnyPage {
    Page(StudyView.self, StudyViewModel(interactor: StudyFakeInteractor(book: book)))
  }
}

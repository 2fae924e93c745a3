import Changes
import Fakes
import Interactors
import Models
import Navigation
import Sessions
import TextViews
import ViewModels

extension GalleryState {
  nonisolated static let books = [
    GalleryState("books/loaded") { [homePage, booksPage] },
    GalleryState("books/sorted", keys: [.character("2")]) { [homePage, booksPage] },
    GalleryState("books/loading") { [homePage, booksPage(.loading(last: nil))] },
    GalleryState("books/empty") { [homePage, booksPage(.loaded([]))] },
    GalleryState("books/failed") { [homePage, booksPage(.failed(storeIsFull, last: someBooks))] },
    GalleryState("books/long") { [homePage, booksPage(.loaded(manyBooks))] },
    GalleryState("books/hostile") { [homePage, booksPage(.loaded(hostileBooks))] },

    GalleryState("addBook/empty") { [homePage, booksPage, addBookPages(name: "").name] },
    GalleryState("addBook/taken") { [homePage, booksPage, addBookPages(name: "capitals").name] },
    GalleryState("addBook/failed") { [homePage, booksPage, addBookPages(name: "Rivers", failure: storeIsFull).name] },
    GalleryState("addBookCount/typed") { addingPages(count: "12") },
    GalleryState("addBookCount/refused") { addingPages(count: "-1") },

    GalleryState("study/loaded", keys: .typing("+3")) { [homePage, booksPage, studyPage(.loaded(.sample))] },
    GalleryState("study/loading") { [homePage, booksPage, studyPage(.loading(last: nil))] },
    GalleryState("study/failed") { [homePage, booksPage, studyPage(.failed(.bookGone, last: .sample))] },
    GalleryState("study/hostile") { [homePage, studyPage(.loaded(hostileBooks[0]))] },
  ]

  nonisolated private static let storeIsFull = BooksError.store(StoreError(.full, path: "/home/anna/calcots.sqlite"))
  nonisolated private static let someBooks: [Book] = [
    .sample, .sampleVerbs, .known(3, of: 80, id: "4", name: "Kanji, First Year"),
    .known(7, of: 24, id: "5", name: "Onions and Their Kin"), .sampleEmpty,
  ]
  nonisolated private static let manyBooks = (1...100).map { number in
    Book.known(7, of: 100, id: "\(number)", name: "Book \(number), and a title that goes on and on")
  }
  nonisolated private static let hostileNames = [
    "\u{1B}[2J\u{1B}[31mred", "\u{202E}reversed", String(repeating: "漢", count: 60), "e\u{301}te\u{301}",
  ]
  nonisolated private static let hostileBooks = hostileNames.enumerated().map { number, name in
    Book.known(1, of: CardCount.limit, id: "\(number)", name: name)
  }

  private static var booksPage: any AnyPage { booksPage(.loaded(someBooks)) }

  private static func booksPage(_ books: LoadState<[Book], BooksError>) -> any AnyPage {
    let interactor = BooksFakeInteractor()
    interactor.books = books
    return Page(BooksView.self, BooksViewModel(interactor: interactor, coordinator: BooksFakeCoordinator()))
  }

  /// Creates the pages of both screens for adding a book, with the real interactor.
  private static func addBookPages(
    name: String, count: String = "", failure: BooksError? = nil
  ) -> (name: any AnyPage, count: any AnyPage) {
    let dataProvider = BookFakeDataProvider(books: [.sample])
    dataProvider.failure = failure
    let viewModel = AddBookViewModel(
      interactor: AddBookInteractor(dataProvider: dataProvider), coordinator: AddBookFakeCoordinator())
    viewModel.name = name
    viewModel.cardCount = count
    return (Page(AddBookNameView.self, viewModel, load: viewModel.fetchNames), Page(AddBookCountView.self, viewModel))
  }

  private static func addingPages(count: String) -> [any AnyPage] {
    let pages = addBookPages(name: "Rivers", count: count)
    return [booksPage, pages.name, pages.count]
  }

  private static func studyPage(_ book: LoadState<Book, BooksError>) -> any AnyPage {
    let interactor = StudyFakeInteractor()
    interactor.book = book
    return Page(StudyView.self, StudyViewModel(interactor: interactor))
  }
}

package import Interactors
package import Models
import Observation

/// An interactor of adding a book without a data provider: names are taken by the books of ``stock`` once fetched.
///
/// Seed 002.
@Observable
package final class AddBookFakeInteractor: AddBookInteractorProtocol {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case addBook(named: String, cards: String)
    case fetchNames
  }

  /// All calls so far, in order.
  package private(set) var calls: [Call] = []
  /// The books that there are.
  package var stock: [Book]
  /// What every call fails with; nil to let them succeed again.
  package var failure: BooksError?

  private var known: [Book] = []

  package init(stock: [Book] = [.sample]) {
    self.stock = stock
  }

  package func fetchNames() async {
    calls.append(.fetchNames)
    guard failure == nil else { return }
    known = stock
  }

  package func problem(withName typed: String) -> BooksError? {
    BooksError.of { () throws(BooksError) in try check(typed, against: known) }
  }

  package func problem(withCardCount typed: String) -> BooksError? {
    BooksError.of { () throws(BooksError) in _ = try CardCount(checking: typed) }
  }

  package func addBook(named name: String, cards: String) async throws(BooksError) -> Book.ID {
    calls.append(.addBook(named: name, cards: cards))
    if let failure { throw failure }
    let name = try check(name, against: stock)
    let book = Book.known(0, of: try CardCount(checking: cards).value, id: "new", name: name.text)
    stock.append(book)
    return book.id
  }

  @discardableResult
  private func check(_ typed: String, against books: [Book]) throws(BooksError) -> BookName {
    let name = try BookName(checking: typed)
    guard !books.contains(where: { BookName.key(of: $0.name) == name.key }) else { throw .nameTaken }
    return name
  }
}

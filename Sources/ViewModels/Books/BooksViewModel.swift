import Changes
import Interactors
import Lists
import Localization
import Models
import Observation
import Presenting
import Texts

/// Prepares the list of books for its view, and routes the user's interactions.
///
/// It holds the order of the rows, so it is observable and never replaced; the rest is derived from the order and the
/// interactor's books. It reports changes to the list as edits of rows, so the view never sees a book.
@Observable
package final class BooksViewModel {
  private var order = BookOrder.added

  private let interactor: any BooksInteractorProtocol
  private let coordinator: any BooksCoordinatorProtocol
  @ObservationIgnored private var derived = DerivedBooks()

  package init(interactor: any BooksInteractorProtocol, coordinator: any BooksCoordinatorProtocol) {
    self.interactor = interactor
    self.coordinator = coordinator
  }

  // MARK: On the screen

  /// The share of all cards that the user knows; nil until the books have been fetched.
  package var currentProgress: Progress? { interactor.books.value.map { Progress(derived.knownShare(of: $0)) } }
  package var sortOrder: Text { .books(order == .added ? .sortByAge : .sortByProgress) }
  package var content: Content {
    Content(interactor.books) { $0.isEmpty ? .empty(.books(.noBooks)) : .loaded(.books(.bookCount($0.count))) }
  }
  package var notice: Notice? { interactor.books.notice }

  /// The rows in the chosen order; nil until the books have been fetched.
  package var rows: BookRows? { interactor.books.value.map { BookRows(derived.sorted($0, by: order)) } }

  /// Returns the edits that lead from rows shown earlier to ``rows``.
  package func edits(since shown: BookRows) -> [Edit] { rows?.edits(since: shown) ?? [] }

  package func sortByAge() { order = .added }
  package func sortByProgress() { order = .progress }

  // MARK: Inside: the interactor

  package func fetchBooks() async { await interactor.fetchBooks() }

  // MARK: Elsewhere: the coordinator

  package var addBook: Command<Void> { .reporting { [coordinator] in await coordinator.addBook() } }
  package var studyBook: Command<Int> {
    command { [coordinator] books, row in
      coordinator.study(book: try books.row(row).id)
      return nil
    }
  }

  // MARK: Elsewhere, then inside

  /// Deletes books; if there are several, asks the user first.
  package var deleteBook: Command<[Int]> {
    command { [interactor, coordinator] books, rows in
      let chosen = try rows.map(books.row)
      let names = chosen.map(\.name)
      if chosen.count > 1 {
        let question = Question(
          title: .books(.deleteTitle), message: .books(.deleteMessage(books: names)), confirm: .books(.delete))
        guard await coordinator.ask(question) else { return nil }
      }
      let undo = try await interactor.delete(books: chosen)
      return Outcome(.books(.deleted(books: names)), row: chosen.first?.id, undo: undo)
    }
  }

  // MARK: -

  /// Returns a command for the books that are in the rows now, even if the list changes later.
  private func command<Rows>(_ action: @escaping ([Book], Rows) async throws -> Outcome?) -> Command<Rows> {
    let books = rows?.books ?? []
    return .reporting(disabled: books.isEmpty ? .shared(.noRows) : nil) { try await action(books, $0) }
  }
}

import Interactors
import Models

/// Changes by somebody elsewhere, however the books have changed: each function first reads the facts that its edit
/// assumes.
@MainActor extension BookDataProvider {
  package func addBook(_ name: BookName, cards: CardCount) async throws(BooksError) {
    _ = try await apply(.add(name, cards: cards))
  }

  package func delete(book id: Book.ID) async throws(BooksError) {
    _ = try await apply(.delete(book(id)))
  }

  package func learn(_ cards: Int, in book: Book.ID) async throws(BooksError) {
    _ = try await apply(.learn(cards, in: book))
  }
}

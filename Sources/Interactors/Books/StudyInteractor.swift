import Changes
import Models

/// Holds one book, and changes it through the data provider.
///
/// Owned by the view model.
package final class StudyInteractor: StudyInteractorProtocol {
  package var book: LoadState<Book, BooksError> { fetched.state }
  package let bookDidChange = ObserverSet<Void>()

  package let id: Book.ID
  private let fetched = FetchedModel<Book, BooksError>()
  private let dataProvider: any BookDataProvider

  package init(book id: Book.ID, dataProvider: any BookDataProvider) {
    self.id = id
    self.dataProvider = dataProvider
  }

  package func fetchBook() async {
    await fetched.fetch(notifying: bookDidChange) { () throws(BooksError) in try await dataProvider.book(id) }
  }

  package func problem(knowing cards: String) -> BooksError? { problem(with: cards, sign: 1) }

  package func problem(forgetting cards: String) -> BooksError? { problem(with: cards, sign: -1) }

  package func know(_ cards: String) async throws(BooksError) -> (cards: Int, undo: Undo) {
    let number = try CardCount(checking: cards).value
    return (number, try await dataProvider.write(.learn(number, in: id)).undo)
  }

  package func forget(_ cards: String) async throws(BooksError) -> (cards: Int, undo: Undo) {
    let number = try CardCount(checking: cards).value
    return (number, try await dataProvider.write(.learn(-number, in: id)).undo)
  }

  /// Returns why the typed number, with this sign, cannot be added to the known cards.
  ///
  /// Returns nil if it can, or if the book is not loaded yet.
  private func problem(with cards: String, sign: Int) -> BooksError? {
    // Until the book is loaded, no number is reported as a problem.
    guard let book = book.value else { return nil }
    do {
      let number = try CardCount(checking: cards).value
      _ = try book.learning(sign * number)
      return nil
    } catch {
      return error
    }
  }
}

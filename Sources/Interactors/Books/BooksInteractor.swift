import Changes
import Models
import Observation

/// Holds the books, and fetches and deletes them through the data provider.
///
/// Owned by the view model.
package final class BooksInteractor: BooksInteractorProtocol {
  package var books: LoadState<[Book], BooksError> { fetched.state }

  private let fetched = FetchedModel<[Book], BooksError>()
  private let dataProvider: any BookDataProvider

  package init(dataProvider: any BookDataProvider) {
    self.dataProvider = dataProvider
  }

  package func fetchBooks() async {
    await fetched.fetch { () throws(BooksError) in try await dataProvider.books() }
  }

  package func delete(books: [Book]) async throws(BooksError) -> Undo {
    try await dataProvider.write(books.map { .delete($0) })
  }
}

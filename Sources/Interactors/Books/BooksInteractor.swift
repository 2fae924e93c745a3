package import Models

/// Holds the books and deals with the data provider.
///
/// Owned by the view model.
///
/// Seed 002.
package final class BooksInteractor: BooksInteractorProtocol {
  package var books: [Book] { fetched.model }
  package var fetch: Fetch<BooksError> { fetched.fetch }

  private let fetched = Fetched<[Book], BooksError>(initial: [])
  private let dataProvider: any BookDataProvider

  package init(dataProvider: any BookDataProvider) {
    self.dataProvider = dataProvider
  }

  package func fetchBooks() async {
    await fetched.fetch { () throws(BooksError) in try await dataProvider.books() }
  }

  package func delete(book: Book.ID) async throws(BooksError) {
    try await dataProvider.delete(book: book)
  }
}

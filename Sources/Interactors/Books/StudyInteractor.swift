package import Models

/// Holds one book and deals with the data provider.
///
/// Owned by the view model.
package final class StudyInteractor: StudyInteractorProtocol {
  package var book: Book? { fetched.model }
  package var fetch: Fetch<BooksError> { fetched.fetch }

  private let fetched = Fetched<Book?, BooksError>(initial: nil)
  private let id: Book.ID
  private let dataProvider: any BookDataProvider

  package init(book id: Book.ID, dataProvider: any BookDataProvider) {
    self.id = id
    self.dataProvider = dataProvider
  }

  package func fetchBook() async {
    await fetched.fetch { () throws(BooksError) in try await dataProvider.book(id) }
  }

  package func know(_ cards: String) async throws(BooksError) {
    try await learn(Self.number(of: cards))
  }

  package func forget(_ cards: String) async throws(BooksError) {
    try await learn(-Self.number(of: cards))
  }

  private func learn(_ cards: Int) async throws(BooksError) {
    fetched.take(try await dataProvider.learn(cards, in: id))
  }

  private static func number(of typed: String) throws(BooksError) -> Int {
    let number = try CardCount(checking: typed).value
    guard number > 0 else { throw .noCards }
    return number
  }
}

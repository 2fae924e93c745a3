package import Models

/// Knows what a new book may be, and deals with the data provider.
///
/// Owned by the view model that both screens share.
///
/// Seed 002.
package final class AddBookInteractor: AddBookInteractorProtocol {
  /// The keys of the names that are taken.
  private let takenKeys = Fetched<Set<String>, BooksError>(initial: [])
  private let dataProvider: any BookDataProvider

  package init(dataProvider: any BookDataProvider) {
    self.dataProvider = dataProvider
  }

  package func fetchNames() async {
    await takenKeys.fetch { () throws(BooksError) in
      Set(try await dataProvider.books().map { BookName.key(of: $0.name) })
    }
  }

  package func problem(withName typed: String) -> BooksError? {
    BooksError.of { () throws(BooksError) in
      if takenKeys.model.contains(try BookName(checking: typed).key) { throw .nameTaken }
    }
  }

  package func problem(withCardCount typed: String) -> BooksError? {
    BooksError.of { () throws(BooksError) in _ = try CardCount(checking: typed) }
  }

  package func addBook(named name: String, cards: String) async throws(BooksError) -> Book.ID {
    try await dataProvider.addBook(BookName(checking: name), cards: CardCount(checking: cards)).id
  }
}

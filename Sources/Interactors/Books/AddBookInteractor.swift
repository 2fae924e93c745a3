import Changes
import Models
import Observation

/// Holds the names in use, validates typed text, and adds the book through the data provider.
///
/// Owned by the view model that both screens share.
package final class AddBookInteractor: AddBookInteractorProtocol {
  package var takenKeys: LoadState<Set<String>, BooksError> { fetched.state }

  private let fetched = FetchedModel<Set<String>, BooksError>()
  private let dataProvider: any BookDataProvider

  package init(dataProvider: any BookDataProvider) {
    self.dataProvider = dataProvider
  }

  package func fetchNames() async {
    await fetched.fetch { () throws(BooksError) in Set(try await dataProvider.books().map { BookName.key(of: $0.name) })
    }
  }

  package func problem(withName typed: String) -> BooksError? {
    do {
      let name = try BookName(checking: typed)
      return takenKeys.value?.contains(name.key) == true ? .nameTaken : nil
    } catch {
      return error
    }
  }

  package func problem(withCardCount typed: String) -> BooksError? {
    do {
      _ = try CardCount(checking: typed)
      return nil
    } catch {
      return error
    }
  }

  package func addBook(named name: String, cards: String) async throws(BooksError) -> (book: Book, undo: Undo) {
    try await dataProvider.write(.add(BookName(checking: name), cards: CardCount(checking: cards)))
  }
}

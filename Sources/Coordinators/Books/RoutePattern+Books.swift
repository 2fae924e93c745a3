import Interactors
import Models
import TextViews
import Texts
import ViewModels

nonisolated extension RoutePattern {
  static let books = [
    screen("books", .books(.path)) { _, place, services in BooksCoordinator.show(on: place, services) },
    command("books/add", .books(.addPath)) { page, _ in page.viewModel(of: BooksView.self)?.addBook },
    screen(
      "books/ID", .books(.bookPath),
      exists: { await $1.books.has($0) },
      show: { book, place, services in StudyCoordinator.show(book: book, on: place, services) }),
  ]
}

extension BookDataProvider {
  /// Whether there is a book.
  ///
  /// Any other failure may pass, and the screen reports it, so the book counts as there.
  fileprivate func has(_ book: String) async -> Bool {
    do throws(BooksError) {
      _ = try await self.book(book)
      return true
    } catch {
      return error != .bookGone
    }
  }
}

import Models
import TextViews
import Texts
import ViewModels

nonisolated extension RoutePattern {
  static let books = [
    screen("books", .books(.path)) { _, place, services in BooksCoordinator.show(on: place, services) },
    command("books/add", .books(.addPath)) { page, _ in page.viewModel(of: BooksView.self)?.addBook },
    screen("books/ID", .books(.bookPath)) { book, place, services in
      StudyCoordinator.show(book: book, on: place, services)
    },
  ]
}

import Changes
import Fakes
import Interactors
import Models
import TestSupport

/// A call of `BookDataProvider` that can be made to any conformer.
enum BookOperation {
  case addBook(BookName, CardCount)
  case book(Book.ID)
  case books
  case delete(Book.ID)
  case learn(Int, Book.ID)

  /// Any operation, on books of which most exist, with names that often meet.
  static func random(using random: inout SeededGenerator) throws -> BookOperation {
    let book = String(Int.random(in: 0...20, using: &random))
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2:
      let name = ["Öl", "o\u{308}L", "Straße", "STRASSE", "Latin", "latin", "左京"].randomElement(using: &random)
      return .addBook(try BookName(name ?? "Öl"), try CardCount(String(Int.random(in: 0...9, using: &random))))
    case 3: return .book(book)
    case 4: return .books
    case 5: return .delete(book)
    default: return .learn(Int.random(in: -9...9, using: &random), book)
    }
  }

  func outcome(of provider: some BookDataProvider) async -> Result<[Book], BooksError> {
    do {
      switch self {
      case .addBook(let name, let cards): return .success([try await provider.newBook(name, cards: cards)])
      case .book(let id): return .success([try await provider.book(id)])
      case .books: return .success(try await provider.books())
      case .delete(let id): try await provider.delete(book: id)
      case .learn(let cards, let id): return .success([try await provider.bookAfterLearning(cards, in: id)])
      }
      return .success([])
    } catch {
      return .failure(error)
    }
  }
}

import Changes
import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// The calls that every `BookDataProvider` refuses; a refused call changes nothing and does not notify.
@Suite(.fewAtOnce)
struct BookDataProviderRefusals {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(arguments: ConformingProvider.allCases, ["0", "-1", "99999999999999999999", "01", "+1", " 1", "one", ""])
  func `every call for a book that does not exist is refused`(conformer: ConformingProvider, id: Book.ID) async throws {
    let provider = try await conformer.books(in: directory)
    try await expectRefusal(.bookGone, by: provider) { _ = try await provider.book(id) }
    try await expectRefusal(.bookGone, by: provider) { try await provider.delete(book: id) }
    try await expectRefusal(.bookGone, by: provider) { try await provider.learn(1, in: id) }
  }

  @Test(
    arguments: ConformingProvider.allCases,
    [
      ("Straße", " STRASSE "), ("Zürich", "zu\u{308}rich"), ("Zu\u{308}rich", "ZÜRICH"), ("Жук", "жУК"),
      ("Latin", "Latin"),
    ])
  func `no two books can have the same name, not even in a different spelling`(
    conformer: ConformingProvider, names: (first: String, second: String)
  ) async throws {
    let provider = try await conformer.books(in: directory)
    try await provider.addBook(BookName(names.first), cards: CardCount("1"))
    try await expectRefusal(.nameTaken, by: provider) {
      try await provider.addBook(BookName(names.second), cards: CardCount("1"))
    }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `none of several edits is applied if one is refused, and the error names the refused edit`(
    conformer: ConformingProvider
  )
    async throws
  {
    let provider = try await conformer.books(in: directory)
    let books = try await provider.books()
    let seen = Book.known(0, of: 3, id: try #require(books.last).id, name: "Rivers")
    try await expectRefusal(.refused("Rivers", because: .changedSince), by: provider) {
      _ = try await provider.apply(books.dropLast().map { .delete($0) } + [.delete(seen)])
    }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `no more cards can be learnt or forgotten than there are`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.books(in: directory)
    let book = try #require(try await provider.books().first)
    let unknown = book.cardCount - book.knownCount
    for cards in [unknown + 1, .max] {
      try await expectRefusal(.onlyUnknown(unknown), by: provider) { try await provider.learn(cards, in: book.id) }
    }
    for cards in [-book.knownCount - 1, .min] {
      try await expectRefusal(.onlyKnown(book.knownCount), by: provider) {
        try await provider.learn(cards, in: book.id)
      }
    }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a book is not deleted if it has changed, and is not restored if it exists`(
    conformer: ConformingProvider
  ) async throws {
    let provider = try await conformer.books(in: directory)
    let book = try #require(try await provider.books().first)
    try await provider.learn(1, in: book.id)
    for edit in [BooksEdit.delete(book), .restore(book)] {
      try await expectRefusal(.changedSince, by: provider) { _ = try await provider.apply(edit) }
    }
    try await expectRefusal(.noCards, by: provider) { try await provider.learn(0, in: book.id) }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a deleted book is not restored if another book has been given its name in the meantime`(
    conformer: ConformingProvider
  ) async throws {
    let provider = try await conformer.books(in: directory)
    let book = try #require(try await provider.books().first)
    let undo = try await provider.apply(.delete(book)).inverse
    try await provider.addBook(BookName(book.name), cards: CardCount("1"))
    try await expectRefusal(.nameTaken, by: provider) { _ = try await provider.apply(undo) }
  }

  private func expectRefusal(
    _ error: BooksError, by provider: any BookDataProvider, sourceLocation: SourceLocation = #_sourceLocation,
    of call: () async throws -> Void
  ) async throws {
    let changes = ChangeCount(of: provider.booksDidChange)
    let before = try await provider.books()
    await #expect(throws: error, sourceLocation: sourceLocation) { try await call() }
    #expect(try await provider.books() == before, sourceLocation: sourceLocation)
    #expect(changes.value == 0, sourceLocation: sourceLocation)
  }
}

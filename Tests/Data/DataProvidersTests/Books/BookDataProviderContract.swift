import Changes
import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// The promises of every `BookDataProvider`.
///
/// A conformer starts with some books, the first of which has known and unknown cards.
@Suite(.fewAtOnce)
struct BookDataProviderContract {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(arguments: ConformingProvider.allCases)
  func `each book in the list can also be read individually`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.books(in: directory)
    let books = try await provider.books()
    #expect(!books.isEmpty)
    for book in books {
      #expect(try await provider.book(book.id) == book)
    }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `an added book is the last in the list, and none of its cards are known`(conformer: ConformingProvider)
    async throws
  {
    let provider = try await conformer.books(in: directory)
    let old = try await provider.books()
    try await provider.addBook(BookName(" Rivers "), cards: CardCount("12"))
    let books = try await provider.books()
    #expect(Array(books.dropLast()) == old)
    let added = try #require(books.last)
    #expect(!old.map(\.id).contains(added.id))
    #expect(added == (try Book(id: added.id, name: "Rivers", cardCount: 12)))
  }

  @Test(arguments: ConformingProvider.allCases, ["0", "1000000"])
  func `a book can have any number of cards from zero to the limit`(
    conformer: ConformingProvider, cards: String
  ) async throws {
    let provider = try await conformer.books(in: directory)
    let added = try await provider.newBook(BookName("Rivers"), cards: CardCount(cards))
    #expect(try await provider.book(added.id).cardCount == Int(cards))
  }

  @Test(
    arguments: ConformingProvider.allCases,
    ["O'Brien's", "左京", "\u{202E}מקהלה", "a\u{200B}b", "👩‍👩‍👧‍👦", "%s ? ;--", "a\\u{1B}[31m", "e\u{301}te\u{301}"])
  func `a name is kept unchanged`(conformer: ConformingProvider, name: String) async throws {
    let provider = try await conformer.books(in: directory)
    let added = try await provider.newBook(BookName(name), cards: CardCount("1"))
    #expect(try await provider.book(added.id).name.unicodeScalars.elementsEqual(name.unicodeScalars))
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a deleted book no longer exists, and its name can be used again`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.books(in: directory)
    let books = try await provider.books()
    let book = try #require(books.first)
    try await provider.delete(book: book.id)
    #expect(try await provider.books() == Array(books.dropFirst()))
    let again = try await provider.newBook(BookName(book.name), cards: CardCount("1"))
    #expect(again.id != book.id)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `the id of a deleted book is never used again`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.books(in: directory)
    let deleted = try await provider.newBook(BookName("Rivers"), cards: CardCount("1"))
    try await provider.delete(book: deleted.id)
    #expect(try await provider.newBook(BookName("Lakes"), cards: CardCount("1")).id != deleted.id)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `all cards of a book can be learnt, and all can be forgotten`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.books(in: directory)
    let book = try #require(try await provider.books().first)
    let all = try await provider.bookAfterLearning(book.cardCount - book.knownCount, in: book.id)
    #expect(all.knownCount == book.cardCount)
    let none = try await provider.bookAfterLearning(-book.cardCount, in: book.id)
    #expect(none.knownCount == 0)
    #expect(try await provider.books().first == none)
  }

  // MARK: Taking back

  @Test(arguments: ConformingProvider.allCases)
  func `every edit can be undone, redone, and undone again`(
    conformer: ConformingProvider
  ) async throws {
    let provider = try await conformer.books(in: directory)
    let before = try await provider.books()
    let book = try #require(before.first)
    for edit in [
      BooksEdit.add(try BookName("Rivers"), cards: try CardCount("3")), .delete(book), .learn(1, in: book.id),
      .learn(-1, in: book.id),
    ] {
      let (made, inverse) = try await provider.apply(edit)
      let after = try await provider.books()
      #expect(after != before, "\(edit)")
      let redo = try await provider.apply(inverse).inverse
      #expect(try await provider.books() == before, "\(edit)")
      let undo = try await provider.apply(redo)
      #expect(try await provider.books() == after, "\(edit)")
      #expect(undo.book == made, "\(edit)")
      _ = try await provider.apply(undo.inverse)
      #expect(try await provider.books() == before, "\(edit)")
    }
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a restored book has all the values that it had before`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.books(in: directory)
    let before = try await provider.books()
    let plain = try Book(id: "", name: "", cardCount: 0)
    let book = try #require(before.first { EveryProperty.differs(in: $0, from: plain) })
    let inverse = try await provider.apply(.delete(book)).inverse
    _ = try await provider.apply(inverse)
    #expect(try await provider.books() == before)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `several edits are applied as one change, and undone as one change`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.books(in: directory)
    let before = try await provider.books()
    let changes = ChangeCount(of: provider.booksDidChange)
    let made = try await provider.apply(before.map { .delete($0) })
    #expect(try await provider.books() == [])
    #expect(changes.value == 1)
    _ = try await provider.apply(made.reversed().map(\.inverse))
    #expect(try await provider.books() == before)
  }

  // MARK: Notifications

  @Test(arguments: ConformingProvider.allCases)
  func `each change notifies once, before the call returns, and reading does not notify`(
    conformer: ConformingProvider
  ) async throws {
    let provider = try await conformer.books(in: directory)
    let changes = ChangeCount(of: provider.booksDidChange)
    let book = try await provider.newBook(BookName("Rivers"), cards: CardCount("3"))
    #expect(changes.value == 1)
    try await provider.learn(2, in: book.id)
    #expect(changes.value == 2)
    try await provider.delete(book: book.id)
    #expect(changes.value == 3)
    _ = try await provider.books()
    #expect(changes.value == 3)
  }
}

import Changes
import Coordinators
import Fakes
import Interactors
import Localization
import Models
import Navigation
import Presenting
import TestSupport
import Testing
import TextUI
import TextUISupport
import Texts

/// Commands in, transcript out, through the real coordinators.
@Suite(.turnLimit)
struct BooksFlowTests {
  @Test func `deleting a book prints the removed row and the new progress, and undo restores the book`() async throws {
    let transcript = try await App(at: "books").transcript(of: "delete 2", "show", "undo", "redo", "quit")
    #expect(
      transcript == """
        == Books ==
        40% KNOWN
        By age
        2 books
         1. Capitals (10 cards, 50% known)
         2. Irregular Verbs (5 cards, 20% known)

        > delete 2
        50% KNOWN
        Gone: Irregular Verbs (5 cards, 20% known)
        Note: Deleted “Irregular Verbs”. Use “undo” to undo this.

        > show
        == Books ==
        50% KNOWN
        By age
        1 book
         1. Capitals (10 cards, 50% known)

        > undo
        40% KNOWN
        New: 2. Irregular Verbs (5 cards, 20% known)
        Note: Undone: Deleted “Irregular Verbs”.

        > redo
        50% KNOWN
        Gone: Irregular Verbs (5 cards, 20% known)
        Note: Deleted “Irregular Verbs”. Use “undo” to undo this.

        > quit

        """)
  }

  @Test func `going back from the second screen keeps the typed text, and going back from the first adds no book`()
    async throws
  {
    let app = App(at: "books")
    let transcript = try await app.transcript(
      of: "add", "set name Rivers", "ok", "set count 15", "back", "ok", "back", "back")
    #expect(transcript.contains("> back\n== Add a book ==\nName (name): Rivers\n[OK] ok\n"))
    #expect(transcript.contains("> ok\n== Cards in “Rivers” ==\nCards (count): 15\n[Create] create\n"))
    #expect(transcript.hasSuffix(" 2. Irregular Verbs (5 cards, 20% known)\n\n"))
    #expect(app.bookProvider.calls.allSatisfy { $0 == .books })
  }

  @Test func `adding a book always begins with empty fields`() async throws {
    let transcript = try await App(at: "books").transcript(
      of: "add", "set name Rivers", "ok", "back", "back", "add")
    #expect(transcript.hasSuffix("Name (name): \nA book needs a name.\n[OK] ok (not now)\n\n"))
  }

  @Test(arguments: ["capitals", " CAPITALS "])
  func `a name that is taken does not lead to the second screen`(name: String) async throws {
    let app = App(at: "books/add")
    await app.settle()
    let transcript = try await app.transcript(of: "set name \(name)", "ok")
    #expect(transcript.hasSuffix("! There is already a book with this name. Choose another name.\n"))
  }

  @Test func `a path to the screen that adds a book also opens the list below, which shows the new book`()
    async throws
  {
    let app = App(at: "books/add")
    await app.settle()
    #expect(app.navigation.stack.map(\.item.path) == ["books", "add"])
    let transcript = try await app.transcript(of: "set name Rivers", "ok", "set count 5", "create")
    // A list that was not seen before has no edits.
    #expect(
      transcript.hasSuffix(
        " 3. Rivers (5 cards, 0% known)\nNote: Added “Rivers”. Now at row 3. Use “undo” to undo this.\n\n"))
  }

  @Test func `studying changes the progress in the list`() async throws {
    let transcript = try await App(at: "books").transcript(of: "study 1", "know 5", "forget 1", "back")
    #expect(
      transcript.hasSuffix(
        """
        > study 1
        == Capitals ==
        50% KNOWN
        5 of 10 cards known

        > know 5
        100% KNOWN
        10 of 10 cards known
        Note: Learnt 5 cards in “Capitals”. Use “undo” to undo this.

        > forget 1
        90% KNOWN
        9 of 10 cards known
        Note: Forgot 1 card in “Capitals”. Use “undo” to undo this.

        > back
        == Books ==
        Row 1 of 2: Capitals
        66% KNOWN
        Changed: 1. Capitals (10 cards, 90% known)


        """))
  }

  @Test func `in the order by progress, a book moves when its cards are learnt`() async throws {
    let transcript = try await App(at: "books").transcript(of: "sort progress", "study 1", "know 4", "back")
    #expect(transcript.contains("> sort progress\nBy progress\nMoved: 1. Irregular Verbs"))
    #expect(
      transcript.hasSuffix(
        "Changed: 2. Irregular Verbs (5 cards, 100% known)\nMoved: 1. Capitals (10 cards, 50% known)\n\n"))
  }

  @Test(arguments: [1, 2])
  func `if the user goes back while a book is being added, the list still reports the new book`(steps: Int)
    async throws
  {
    let app = App(at: "books/add")
    await app.settle()
    app.fill("name", with: "Rivers")
    app.give("ok")
    app.fill("count", with: "3")
    app.bookProvider.holdAnswers()
    app.give("create")
    for _ in 1...steps {
      app.give("back")
      app.fill("name", with: "Lakes")
    }
    #expect(app.navigation.stack.count == 3 - steps)
    app.bookProvider.answerAll()
    await eventually("the list says that the book was added") {
      app.navigation.history.newest?.outcome.text == .books(.added(book: "Rivers"))
    }
    #expect(app.navigation.stack.map(\.item.path) == ["books"])
  }

  // MARK: Changes from elsewhere

  @Test func `a change by another process is printed as an edit of the list, although the user has typed no command`()
    async throws
  {
    let app = App(at: "books")
    let play = Play(on: app.navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("2 books") }
    try await app.bookProvider.learn(4, in: Book.sampleVerbs.id)
    await play.until { $0.contains("100%") }
    play.input.end()
    _ = try await run.value
    #expect(play.transcript.text.hasSuffix("Changed: 2. Irregular Verbs (5 cards, 100% known)\n\n"))
  }

  @Test func `a name that is taken elsewhere while it is typed is refused at once`() async throws {
    let app = App(at: "books/add")
    await app.settle()
    let play = Play(["set name Rivers"], on: app.navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("[OK] ok\n") }
    try await app.bookProvider.addBook(BookName("RIVERS"), cards: CardCount("1"))
    await play.until { $0.contains("There is already a book with this name.") }
    play.input.end()
    _ = try await run.value
    #expect(play.transcript.text.hasSuffix("[OK] ok (not now)\n\n"))
  }

  @Test func `if the store fails, adding a book can be tried again on the same screen`() async throws {
    let app = App(at: "books/add")
    await app.settle()
    let play = Play(["set name Rivers", "ok", "set count 3"], on: app.navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("[Create] create\n") }
    app.bookProvider.failure = .store(StoreError(.full, path: "x"))
    play.input.type("create")
    await play.until { $0.contains("! The disk is full") }
    app.bookProvider.failure = nil
    play.input.type("create")
    play.input.end()
    #expect(try await run.value == false)
    #expect(
      play.transcript.text.hasSuffix(
        " 3. Rivers (3 cards, 0% known)\nNote: Added “Rivers”. Now at row 3. Use “undo” to undo this.\n\n"))
  }

  @Test func `a book that is deleted elsewhere while it is studied can no longer be changed`() async throws {
    let app = App(at: "books/\(Book.sample.id)")
    let play = Play(on: app.navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("5 of 10") }
    try await app.bookProvider.delete(book: Book.sample.id)
    await play.until { $0.contains("Error: There is no such book") }
    play.input.type("know 1")
    play.input.end()
    #expect(try await run.value == false)
    #expect(play.transcript.lastAnswer.contains("! There is no such book, or it has been deleted."))
  }
}

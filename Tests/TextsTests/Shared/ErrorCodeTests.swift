import Interactors
import Localization
import Models
import Presenting
import Testing
import Texts

/// The codes by which programs know errors: a code that is renamed breaks them.
///
/// Each is on the page `Programs.md`.
struct ErrorCodeTests {
  private nonisolated static let store = StoreError(.busy, path: "x")
  nonisolated static let codes: [(any PresentableError, String)] = [
    (GroupsError.isAlready(.joined, person: "A", group: "B"), "groups.isAlready"),
    (GroupsError.cameBack(person: "A", group: "B"), "groups.cameBack"),
    (GroupsError.groupGone, "groups.groupGone"),
    (GroupsError.invalidName(.blank), "groups.nameBlank"), (GroupsError.invalidName(.tooLong), "groups.nameTooLong"),
    (GroupsError.invalidName(.notOneLine), "groups.nameNotOneLine"),
    (BooksError.invalidName(.notOneLine), "books.nameNotOneLine"),
    (GroupsError.personGone, "groups.personGone"),
    (BooksError.bookGone, "books.bookGone"), (BooksError.invalidCount(.blank), "books.countBlank"),
    (BooksError.invalidCount(.negative), "books.countNegative"),
    (BooksError.invalidCount(.notANumber), "books.countNotANumber"),
    (BooksError.invalidCount(.tooLarge), "books.countTooLarge"), (BooksError.invalidName(.blank), "books.nameBlank"),
    (BooksError.invalidName(.tooLong), "books.nameTooLong"), (BooksError.nameTaken, "books.nameTaken"),
    (BooksError.noCards, "books.noCards"), (BooksError.onlyKnown(1), "books.onlyKnown"),
    (BooksError.onlyUnknown(1), "books.onlyUnknown"),
    (MatchError.gameIsOver, "matches.gameIsOver"), (MatchError.outOfTurn, "matches.outOfTurn"),
    (MatchError.notAllowed(limit: 3), "matches.notAllowed"),
    (MatchError.badInitialCount(range: 1...2), "matches.badInitialCount"),
    (MatchError.badRemoveMax(range: 1...2), "matches.badRemoveMax"),
    (RepliesError.unknown, "replies.unknown"), (RepliesError.gone, "replies.gone"),
    (RepliesError.closed, "replies.closed"), (RepliesError.rateLimited(until: nil), "replies.rateLimited"),
    (RepliesError.serverFailed(status: 500), "replies.serverFailed"), (RepliesError.timedOut, "replies.timedOut"),
    (RepliesError.tooLarge, "replies.tooLarge"), (RepliesError.unreadable, "replies.unreadable"),
    (RepliesError.redirected, "replies.redirected"),
    (StoreError(.busy, path: "x"), "store.busy"), (StoreError(.corrupt, path: "x"), "store.corrupt"),
    (StoreError(.failed("y"), path: "x"), "store.failed"), (StoreError(.full, path: "x"), "store.full"),
    (StoreError(.gone, path: "x"), "store.gone"), (StoreError(.inDoubt, path: "x"), "store.inDoubt"),
    (StoreError(.newer, path: "x"), "store.newer"), (StoreError(.otherStore, path: "x"), "store.otherStore"),
    (StoreError(.readOnly, path: "x"), "store.readOnly"),
    (StoreError(.replaced, path: "x"), "store.replaced"),
    (StoreError(.serverReadOnly, path: "x"), "store.serverReadOnly"),
    (StoreError(.timedOut, path: "x"), "store.timedOut"),
    (StoreError(.unreachable("y"), path: "x"), "store.unreachable"),
  ]

  @Test(arguments: codes.indices)
  func `each error has a fixed code`(index: Int) {
    let (error, code) = Self.codes[index]
    #expect(error.text.code == code)
  }

  @Test func `the code of a failed fetch is the code of its error`() {
    #expect(Text(SharedText.fetchFailed(Self.store.text)).code == "store.busy")
  }
}

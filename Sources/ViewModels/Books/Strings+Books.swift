package import Interactors
package import Localization
import Models

extension Strings {
  /// What happened and what to do.
  nonisolated package func message(for error: BooksError) -> String {
    switch error {
    case .bookGone: self(BooksText.bookGone)
    case .invalidCount(.blank): self(BooksText.countBlank)
    case .invalidCount(.negative): self(BooksText.countNegative)
    case .invalidCount(.notANumber): self(BooksText.countNotANumber)
    case .invalidCount(.tooLarge): self(BooksText.countTooLarge, ["limit": number(CardCount.limit)])
    case .invalidName(.blank): self(BooksText.nameBlank)
    case .invalidName(.tooLong): self(BooksText.nameTooLong, ["limit": number(BookName.limit)])
    case .nameTaken: self(BooksText.nameTaken)
    case .noCards: self(BooksText.noCards)
    case .onlyKnown(let count): self(BooksText.onlyKnown, count: count)
    case .onlyUnknown(let count): self(BooksText.onlyUnknown, count: count)
    case .store(let error): message(for: error)
    }
  }

  /// Why what is shown could not be fetched, and what to do.
  nonisolated package func fetchMessage(for error: BooksError) -> String {
    switch error {
    // Trying again would not bring it back.
    case .bookGone: message(for: error)
    default: self(SharedText.fetchFailed, ["reason": message(for: error)])
    }
  }

  /// Does what may be refused, and puts the reason into words.
  func refusing<Answer>(_ act: () async throws(BooksError) -> Answer) async throws(Refusal) -> Answer {
    do {
      return try await act()
    } catch {
      throw Refusal(message(for: error))
    }
  }
}

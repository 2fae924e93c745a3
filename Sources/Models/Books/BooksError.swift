/// Why an operation on books failed.
///
/// An operation that throws this error has changed nothing.
package indirect enum BooksError: Error, Equatable, Sendable {
  /// There is no such book; another screen or process may have deleted it.
  case bookGone
  /// The book has changed since the user decided to change it, or exists again.
  case changedSince
  case invalidCount(CardCount.Invalid)
  case invalidName(BookName.Invalid)
  /// Another book has the same name, ignoring case.
  case nameTaken
  /// The number of cards to learn or to forget is 0.
  case noCards
  /// Only this many cards are known and can be forgotten.
  case onlyKnown(Int)
  /// Only this many cards are unknown and can be learned.
  case onlyUnknown(Int)
  /// Several edits were refused because of the edit of the book with this name.
  case refused(String, because: BooksError)
  case store(StoreError)
}

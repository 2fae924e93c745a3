package import Models

/// Why something about books could not be done.
///
/// Whatever throws it has changed nothing.
nonisolated package enum BooksError: Error, Equatable, Sendable {
  /// The book does not exist, or no longer: another screen or process may have deleted it.
  case bookGone
  case invalidCount(CardCount.Invalid)
  case invalidName(BookName.Invalid)
  /// Another book has this name, but perhaps for upper and lower case.
  case nameTaken
  /// Not even one card was meant.
  case noCards
  /// There are only so many known cards to forget.
  case onlyKnown(Int)
  /// There are only so many unknown cards to learn.
  case onlyUnknown(Int)
  case store(StoreError)
}

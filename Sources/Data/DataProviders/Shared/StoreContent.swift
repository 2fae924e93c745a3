/// What a new store begins with; an existing one keeps what it has.
package enum StoreContent: Sendable {
  /// Nothing: its people are those who have used it.
  case nothing
  /// Invented groups, people and books; `bookName` gives each book its name.
  case samples(bookName: @Sendable (SampleBook) -> String = { "\($0)" })
}

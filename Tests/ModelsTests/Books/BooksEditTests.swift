import Models
import Testing

/// The rule by which every data provider makes an edit.
struct BooksEditTests {
  private func book(known: Int) throws -> Book { try Book(id: "7", name: "Latin", cardCount: 10, knownCount: known) }

  @Test func `an edit changes its book, and the inverse edit restores the book`() throws {
    let few = try book(known: 2)
    let many = try book(known: 5)
    let edits: [(BooksEdit, before: Book?, after: Book?)] = [
      (.delete(few), few, nil), (.restore(few), nil, few), (.learn(3, in: "7"), few, many),
      (.learn(-3, in: "7"), many, few),
    ]
    for (edit, before, after) in edits {
      let (made, inverse) = try edit.applied(to: before)
      #expect(made == after, "\(edit)")
      #expect(try inverse.applied(to: after).book == before, "\(edit)")
    }
  }

  @Test func `an edit is refused if the data that it relies on has changed`() throws {
    let few = try book(known: 2)
    let many = try book(known: 5)
    let refused: [(BooksEdit, Book?, BooksError)] = [
      (.delete(few), many, .changedSince), (.delete(few), nil, .bookGone), (.restore(few), few, .changedSince),
      (.learn(9, in: "7"), few, .onlyUnknown(8)), (.learn(-3, in: "7"), few, .onlyKnown(2)),
      (.learn(1, in: "7"), nil, .bookGone),
    ]
    for (edit, book, error) in refused {
      #expect(throws: error, "\(edit)") { try edit.applied(to: book) }
    }
  }
}

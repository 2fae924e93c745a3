import Lists
import Models
import Testing

/// Single changes of each kind, and test vectors known from the literature.
struct ChangesetTests {
  nonisolated struct Vector: CustomTestStringConvertible {
    let old, new: [TestRow]
    let edits: [Edit]
    let testDescription: String

    /// The edits that are expected from `old` to `new`.
    init(_ name: String, _ old: [TestRow], _ new: [TestRow], _ edits: [Edit]) {
      testDescription = name
      self.old = old
      self.new = new
      self.edits = edits
    }
  }

  @Test(arguments: [
    Vector("nothing", TestRow.rows("abc"), TestRow.rows("abc"), []),
    Vector("no rows", [], [], []),
    Vector("all come", [], TestRow.rows("abc"), [.insertion(new: 0), .insertion(new: 1), .insertion(new: 2)]),
    Vector("all go", TestRow.rows("abc"), [], [.deletion(old: 0), .deletion(old: 1), .deletion(old: 2)]),
    Vector("one comes first", TestRow.letters("bc"), TestRow.letters("abc"), [.insertion(new: 0)]),
    Vector("one comes last", TestRow.letters("ab"), TestRow.letters("abc"), [.insertion(new: 2)]),
    Vector("one goes", TestRow.letters("abc"), TestRow.letters("ac"), [.deletion(old: 1)]),
    Vector("one becomes another", TestRow.rows("abc"), TestRow.rows("axc"), [.update(old: 1, new: 1)]),
    Vector(
      "all stand the other way round", TestRow.letters("abc"), TestRow.letters("cba"),
      [.move(old: 2, new: 0), .move(old: 1, new: 1)]),
    Vector("two change places", TestRow.letters("ab"), TestRow.letters("ba"), [.move(old: 1, new: 0)]),
    Vector("the last comes first", TestRow.letters("abcd"), TestRow.letters("dabc"), [.move(old: 3, new: 0)]),
    Vector(
      "a row of another identity with the same content", [TestRow(id: 1, content: "a")], [TestRow(id: 2, content: "a")],
      [.deletion(old: 0), .insertion(new: 0)]),
    Vector(
      "a row moves and becomes another", TestRow.rows("abc"),
      [TestRow(id: 1, content: "b"), TestRow(id: 2, content: "c"), TestRow(id: 0, content: "x")],
      [.update(old: 0, new: 2), .move(old: 0, new: 2)]),
    Vector(
      "several at once", TestRow.rows("abcd"),
      [
        TestRow(id: 3, content: "d"), TestRow(id: 0, content: "x"), TestRow(id: 9, content: "n"),
        TestRow(id: 2, content: "c"),
      ],
      [.update(old: 0, new: 1), .deletion(old: 1), .move(old: 3, new: 0), .insertion(new: 2)]),
  ])
  func `the edits describe how the rows have changed`(vector: Vector) {
    let changeset = Changeset(from: vector.old, to: vector.new)
    #expect(changeset.edits == vector.edits)
    #expect(changeset.applied(to: vector.old, bringing: vector.new) == vector.new)
  }

  /// If every letter is a separate row, the fewest edits by id are those of the Wagner–Fischer algorithm.
  @Test(arguments: [
    Vector("sword", TestRow.letters("sword"), TestRow.letters("words"), [.move(old: 0, new: 4)]),
    Vector(
      "GARVEY", TestRow.letters("GARVEY"), TestRow.letters("AVERY"), [.deletion(old: 0), .move(old: 2, new: 3)]),
    Vector(
      "abcdefgh", TestRow.letters("abcdefgh"), TestRow.letters("bdefijgh"),
      [.deletion(old: 0), .deletion(old: 2), .insertion(new: 4), .insertion(new: 5)]),
    Vector("from nothing", TestRow.letters(""), TestRow.letters("abc"), (0..<3).map { .insertion(new: $0) }),
    Vector("to nothing", TestRow.letters("abc"), TestRow.letters(""), (0..<3).map { .deletion(old: $0) }),
  ])
  func `the edits match the expected edits of known examples without substitutions`(vector: Vector) {
    #expect(Changeset(from: vector.old, to: vector.new).edits == vector.edits)
  }

  /// A substitution of the Wagner–Fischer algorithm is an update of a row that keeps its id.
  @Test(arguments: [
    Vector(
      "kitten", TestRow.rows("kitten"), TestRow.rows("sitting"),
      [.update(old: 0, new: 0), .update(old: 4, new: 4), .insertion(new: 6)]),
    Vector(
      "Arizona California Delaware NewJersey Washington", TestRow.rows("ACDNW"),
      [TestRow(id: 9, content: "a")] + TestRow.rows("ACGNV"),
      [.update(old: 2, new: 3), .update(old: 4, new: 5), .insertion(new: 0)]),
  ])
  func `in known examples, a substitution of a row that keeps its id becomes an update`(vector: Vector) {
    #expect(Changeset(from: vector.old, to: vector.new).edits == vector.edits)
  }

  /// A row with another id is no substitution: one row is deleted, and one is inserted.
  @Test func `in a known example, a substitution by a row with another id becomes a deletion and an insertion`() {
    let edits = Changeset(from: TestRow.letters("ACDNW"), to: TestRow.letters("aACGNV")).edits
    #expect(
      edits == [.deletion(old: 2), .deletion(old: 4), .insertion(new: 0), .insertion(new: 3), .insertion(new: 5)])
  }

  @Test func `a difference that does not change how a row looks is not an update`() {
    let edits = Changeset(from: TestRow.rows("abc"), to: TestRow.rows("aBx")) { old, new in
      old.content.lowercased() == new.content.lowercased()
    }.edits
    #expect(edits == [.update(old: 2, new: 2)])
  }

  /// A row whose id counts how often it is compared or hashed.
  private struct CountedRow: Identifiable, Equatable {
    final class Looks { var count = 0 }

    struct ID: Hashable {
      let number: Int
      let looks: Looks

      static func == (one: ID, other: ID) -> Bool {
        one.looks.count += 1
        return one.number == other.number
      }

      func hash(into hasher: inout Hasher) {
        looks.count += 1
        hasher.combine(number)
      }
    }

    let id: ID
  }

  @Test func `the cost of comparing two lists grows with the number of rows, not with rows times changes`() {
    let looks = CountedRow.Looks()
    let old = (0..<5000).map { CountedRow(id: CountedRow.ID(number: $0, looks: looks)) }
    var random = SeededGenerator(seed: 1)
    let new = old.shuffled(using: &random)
    #expect(Changeset(from: old, to: new) { _, _ in true }.edits.count > 4000)
    // Storing an id in a dictionary and finding it again takes a few looks; trying all pairs would take millions.
    #expect(looks.count < 20 * old.count)
  }

  @Test func `finding one inserted or deleted row takes one comparison for each row and no look-up of an id`() {
    let looks = CountedRow.Looks()
    let all = (0..<100).map { CountedRow(id: CountedRow.ID(number: $0, looks: looks)) }
    let allButOne = Array(all[..<50] + all[51...])
    #expect(Changeset(from: allButOne, to: all) { _, _ in true }.edits == [.insertion(new: 50)])
    #expect(Changeset(from: all, to: allButOne) { _, _ in true }.edits == [.deletion(old: 50)])
    #expect(looks.count == 2 * all.count)
  }
}

nonisolated extension Changeset {
  /// Finds the edits between rows that look the same if they are equal.
  init<Row: Identifiable & Equatable>(from old: [Row], to new: [Row]) {
    self.init(from: old, to: new, looksTheSame: ==)
  }
}

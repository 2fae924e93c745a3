import Sessions
import Testing

struct CellTests {
  @Test(
    arguments: [
      ("a", [1]), ("é", [1]), ("e\u{301}", [1]), ("漢", [2, 0]), ("ア", [2, 0]), ("ｱ", [1]), ("한", [2, 0]),
      ("\u{1112}\u{1161}\u{11AB}", [2, 0]), ("😀", [2, 0]), ("ע", [1]), ("ع", [1]), ("\u{E000}", [1]),
      ("\u{FFFD}", [1]), ("…", [1]), ("│", [1]), ("\u{301}", [1]), ("", []), ("🇨🇦", [1, 1]),
      ("a漢b", [1, 2, 0, 1]), ("नि", [1, 1]),
    ] as [(String, [Int])])
  func `a character takes as many columns as terminals give it`(text: String, columns: [Int]) {
    #expect(Cell.cells(of: SafeText(text)).map(\.columns) == columns)
  }

  @Test func `no text is lost, and none is added`() {
    for text in ["e\u{301}a", "漢字 kana", "שלום", "\u{1112}\u{1161}\u{11AB}"] {
      #expect(Cell.cells(of: SafeText(text)).map(\.text).joined().unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  @Test func `a pile of marks on one character is cut`() {
    let pile = "a" + String(repeating: "\u{301}", count: 1000)
    #expect(Cell.cells(of: SafeText(pile)).map(\.text.unicodeScalars.count) == [9])
  }

  @Test func `a wide character is never cut in half`() {
    var grid = Grid(size: GridSize(columns: 4, rows: 1))
    grid.put(StyledLine("漢漢"), at: GridPosition(column: 0, row: 0), columns: 3)
    #expect(grid.lines == ["漢"])
    grid.put(StyledLine("漢漢"), at: GridPosition(column: 0, row: 0))
    grid.put(StyledLine("x"), at: GridPosition(column: 1, row: 0))
    #expect(grid.lines == [" x漢"])
    grid.put(StyledLine("漢"), at: GridPosition(column: 1, row: 0))
    #expect(grid.lines == [" 漢"])
  }

  @Test func `what does not lie in the grid is left out`() {
    var grid = Grid(size: GridSize(columns: 2, rows: 1))
    grid.put(StyledLine("abc"), at: GridPosition(column: 1, row: 0))
    grid.put(StyledLine("abc"), at: GridPosition(column: 0, row: 1))
    grid.put(StyledLine("abc"), at: GridPosition(column: 2, row: 0))
    #expect(grid.lines == [" a"])
  }
}

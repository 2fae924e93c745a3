import Foundation
import Sessions
import Testing

struct CellTests {
  @Test(
    arguments: [
      ("a", [1]), ("é", [1]), ("e\u{301}", [1]), ("漢", [2, 0]), ("ア", [2, 0]), ("ｱ", [1]), ("한", [2, 0]),
      ("\u{1112}\u{1161}\u{11AB}", [2, 0]), ("😀", [2, 0]), ("ע", [1]), ("ع", [1]), ("\u{E000}", [1]),
      ("\u{FFFD}", [1]), ("…", [1]), ("│", [1]), ("\u{301}", [1]), ("", []), ("🇨🇦", [2, 0]),
      ("a漢b", [1, 2, 0, 1]), ("नि", [1, 1]), ("🇨🇦🇩🇪🇫", [2, 0, 2, 0, 1]),
      ("❤", [1]), ("❤\u{FE0F}", [2, 0]), ("1\u{FE0F}\u{20E3}", [2, 0]), ("👩\u{200D}👧", [2, 0, 2, 0]),
      ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", [2, 0]), ("می\u{200C}خ", [1, 1, 1]),
      ("a\u{378}", [1, 1]),
    ] as [(String, [Int])])
  func `each character takes as many columns as it does in a terminal`(text: String, columns: [Int]) {
    #expect(Cell.cells(of: SafeText(text)).map(\.columns) == columns)
  }

  @Test func `a cell has eight bytes and no reference, so that pictures are copied and compared as plain memory`() {
    #expect(MemoryLayout<Cell>.stride == 8)
    #expect(_isPOD(Cell.self))
  }

  @Test func `a character keeps all its scalars, however many cells contain it`() {
    let text = "e\u{301}👩\u{200D}👧e\u{301}\u{302}e\u{301}"
    #expect(Cell.cells(of: SafeText(text)).map(\.text).joined() == text)
  }

  @Test func `if the C library's locale cannot be loaded, each character has one column`() async {
    await #expect(processExitsWith: .success) {
      #expect(Cell.cells(of: SafeText("a")).map(\.columns) == [1])
      let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      var before = rlimit()
      #expect(getrlimit(openFiles, &before) == 0)
      // The file of the locale cannot be opened.
      var none = rlimit(rlim_cur: 0, rlim_max: before.rlim_max)
      #expect(setrlimit(openFiles, &none) == 0)
      #expect(Cell.cells(of: SafeText("é漢")).map(\.columns) == [1, 1])
      // A sanitizer opens files at the end.
      #expect(setrlimit(openFiles, &before) == 0)
    }
  }

  @Test func `a picture keeps its cursor and its links when lines are added below`() {
    var grid = Grid(size: GridSize(columns: 4, rows: 1))
    grid.cursor = GridPosition(column: 2, row: 0)
    grid.links = [SafeText("https://a.example")]
    grid.showsCursor = true
    let more = grid.adding([StyledLine("x")])
    #expect(more.cursor == grid.cursor && more.showsCursor)
    #expect(more.links == grid.links)
  }

  @Test func `splitting text into cells neither loses nor adds characters`() {
    for text in ["e\u{301}a", "漢字 kana", "שלום", "\u{1112}\u{1161}\u{11AB}", "🇨🇦🇩", "❤\u{FE0F}\u{200D}🔥"] {
      #expect(Cell.cells(of: SafeText(text)).map(\.text).joined().unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  @Test func `text that begins with a combining mark gets a space under the mark`() {
    #expect(Cell.cells(of: SafeText("\u{301}a")).map(\.text) == [" \u{301}", "a"])
  }

  @Test(arguments: ["a\u{301}", "1\u{FE0F}\u{20E3}", "\u{1112}\u{1161}\u{11AB}", "क\u{94D}\u{200D}", "\u{302}"])
  func `a cell holds at most nine Unicode scalars`(text: String) throws {
    let pile = text + String(repeating: String(text.unicodeScalars.dropFirst()), count: 1000) + "\u{302}\u{302}"
    let sizes = Cell.cells(of: SafeText(pile)).map(\.text.unicodeScalars.count)
    #expect(try #require(sizes.max()) <= 9)
  }

  @Test func `a wide character is never cut in half`() {
    var narrow = Grid(size: GridSize(columns: 3, rows: 1))
    narrow.put(StyledLine("漢漢"), at: GridPosition(column: 0, row: 0))
    #expect(narrow.lines == ["漢"])
    var grid = Grid(size: GridSize(columns: 4, rows: 1))
    grid.put(StyledLine("漢漢"), at: GridPosition(column: 0, row: 0))
    grid.put(StyledLine("x"), at: GridPosition(column: 1, row: 0))
    #expect(grid.lines == [" x漢"])
    grid.put(StyledLine("漢"), at: GridPosition(column: 1, row: 0))
    #expect(grid.lines == [" 漢"])
  }

  @Test func `text outside a grid is left out`() {
    var grid = Grid(size: GridSize(columns: 2, rows: 1))
    grid.put(StyledLine("abc"), at: GridPosition(column: 1, row: 0))
    grid.put(StyledLine("abc"), at: GridPosition(column: 0, row: 1))
    grid.put(StyledLine("abc"), at: GridPosition(column: 2, row: 0))
    #expect(grid.lines == [" a"])
  }

  @Test func `overwriting the first half of a wide character removes the whole character`() {
    var grid = Grid(size: GridSize(columns: 4, rows: 1))
    grid.put(StyledLine("漢漢"), at: GridPosition(column: 0, row: 0))
    grid.put(StyledLine("x"), at: GridPosition(column: 0, row: 0))
    #expect(grid.lines == ["x 漢"])
  }

  @Test func `each of the given addresses in a line is a link, and the longest matching address is used`() {
    let line = StyledLine(
      "é: https://a.example/b (https://a.example)", linking: ["https://a.example", "https://a.example/b"])
    let links = line.cells.map { if case .link(let link) = $0.style { String(link) } else { " " } }.joined()
    #expect(links == "   " + String(repeating: "1", count: 19) + "  " + String(repeating: "0", count: 17) + " ")
    #expect(line.cells.map(\.text).joined() == "é: https://a.example/b (https://a.example)")
  }

  @Test func `a line is never broken inside a wide character`() {
    #expect(StyledLine("a漢字").wrapped(to: 2) == ["a", "漢", "字"].map { StyledLine($0) })
  }

  @Test func `a line of a space and one long word is broken inside the word`() {
    #expect(StyledLine(" abcd").wrapped(to: 3) == [" ab", "cd"].map { StyledLine($0) })
  }

  @Test func `a line that is cut has no space before the ellipsis`() {
    #expect(StyledLine("Suggested groups").truncated(to: 11) == StyledLine("Suggested…"))
    #expect(StyledLine("a漢字").truncated(to: 3) == StyledLine("a…"))
    #expect(StyledLine("Suggested groups").truncated(to: 12) == StyledLine("Suggested g…"))
  }
}

import Sessions
import Testing

struct GridTests {
  @Test func `drawing outside a grid is clipped`() {
    var grid = Grid(size: GridSize(columns: 4, rows: 2))
    for (column, row) in [(-2, 0), (2, 1), (4, 0), (9, 0), (0, 2), (0, -1)] {
      grid.put(StyledLine("abc"), at: GridPosition(column: column, row: row))
    }
    #expect(grid.lines == ["c", "  ab"])
  }

  @Test(arguments: [(1, "ax b"), (2, "a xb")])
  func `overwriting half of a wide character removes the other half`(column: Int, line: String) {
    var grid = Grid(size: GridSize(columns: 4, rows: 1))
    grid.put(StyledLine("a語b"), at: GridPosition(column: 0, row: 0))
    grid.put(StyledLine("x"), at: GridPosition(column: column, row: 0))
    #expect(grid.lines == [line])
  }

  @Test func `a picture that is larger than the grid, or partly or fully outside, is clipped`() {
    var picture = Grid(size: GridSize(columns: 3, rows: 3))
    for row in 0..<3 { picture.put(StyledLine("abc"), at: GridPosition(column: 0, row: row)) }
    for (column, lines) in [
      (0, ["ab", "ab"]), (1, [" a", " a"]), (-1, ["bc", "bc"]), (2, ["", ""]), (-3, ["", ""]),
    ] {
      var grid = Grid(size: GridSize(columns: 2, rows: 2))
      grid.put(picture, at: column)
      #expect(grid.lines == lines)
    }
  }

  @Test func `each of two pictures next to each other keeps its links`() {
    var window = Grid(size: GridSize(columns: 2, rows: 1))
    for (column, letter) in ["a", "b"].enumerated() {
      var picture = Grid(size: GridSize(columns: 1, rows: 1))
      picture.links = [SafeText(letter)]
      picture.put(StyledLine(letter, linking: [letter]), at: GridPosition(column: 0, row: 0))
      window.put(picture, at: column)
    }
    #expect(window.links == [SafeText("a"), SafeText("b")])
    #expect(window.rows[0].map(\.style) == [.link(0), .link(1)])
  }

  @Test func `a small picture changes only the cells that it covers`() {
    var grid = Grid(size: GridSize(columns: 3, rows: 3))
    for row in 0..<3 { grid.put(StyledLine("xyz"), at: GridPosition(column: 0, row: row)) }
    grid.put(Grid(size: GridSize(columns: 1, rows: 1)), rows: 0..<9)
    #expect(grid.lines == [" yz", "xyz", "xyz"])
  }
}

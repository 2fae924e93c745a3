import Sessions
import TerminalDriver
import Testing
import TextUI

struct PainterTests {
  private var painter = Painter(Palette(colors: 256))

  private func grid(_ lines: [String], style: Style = .plain, columns: Int = 10, rows: Int = 3) -> Grid {
    var grid = Grid(size: GridSize(columns: columns, rows: rows))
    for (row, line) in lines.enumerated() {
      grid.put(StyledLine(line, style), at: GridPosition(column: 0, row: row))
    }
    return grid
  }

  /// Returns the output with the surrounding codes removed and escapes made visible.
  private mutating func painted(_ grid: Grid) -> String {
    painter.paint(grid).string.replacing("\u{1B}[?2026h\u{1B}[?25l", with: "").replacing("\u{1B}[?2026l", with: "")
      .replacing("\u{1B}[", with: "<")
  }

  @Test mutating func `the first picture clears the screen`() {
    #expect(painted(grid(["ab"])) == "<0m<2J<1;1Hab")
  }

  @Test mutating func `the window's title is written when it changes, without control characters`() {
    let size = GridSize(columns: 1, rows: 1)
    let titled = Grid(size: size, title: SafeText("a\u{7}b"))
    #expect(painter.paint(titled).string.contains("\u{1B}]2;a\\u{7}b\u{7}"))
    #expect(painter.paint(titled).string == "")
    #expect(painter.paint(Grid(size: size, title: SafeText("c"))).string.contains("\u{1B}]2;c\u{7}"))
  }

  @Test mutating func `an unchanged picture writes nothing`() {
    _ = painted(grid(["ab"]))
    #expect(painter.paint(grid(["ab"])).string == "")
  }

  @Test mutating func `only changed cells are written`() {
    _ = painted(grid(["abcdef", "same"]))
    #expect(painted(grid(["abXdYf", "same"])) == "<1;3H<0mX<1;5HY")
    #expect(painted(grid(["abXdY", "same"])) == "<1;6H<0m<K")
  }

  @Test mutating func `a new size redraws the whole picture`() {
    _ = painted(grid(["ab"]))
    #expect(painted(grid(["ab"], columns: 11)) == "<0m<2J<1;1Hab")
  }

  @Test mutating func `if the painter has been told to forget the last picture, the next picture is written in full`() {
    _ = painted(grid(["ab"]))
    painter.forget()
    #expect(painted(grid(["ab"])) == "<0m<2J<1;1Hab")
  }

  @Test mutating func `the cell after a character of uncertain width is positioned absolutely`() {
    #expect(painted(grid(["éaעb漢ce\u{300}x"])).hasSuffix("<1;1Héaע<1;4Hb  <1;5H漢<1;7Hce\u{300}<1;9Hx"))
  }

  @Test mutating func `a flag is written as one character, and the next cell is positioned absolutely`() {
    #expect(painted(grid(["🇨🇦b"])).hasSuffix("<1;1H  <1;1H🇨🇦<1;3Hb"))
  }

  @Test mutating func `the cursor is moved to its place in the picture, and is visible only where text is typed`() {
    var picture = grid(["ab"])
    _ = painted(picture)
    picture.cursor = GridPosition(column: 1, row: 0)
    #expect(painted(picture) == "<1;2H")
    picture.showsCursor = true
    #expect(painted(picture) == "<1;2H<?25h")
  }

  @Test mutating func `a link covers only its own cells, and has the address that the picture gives`() {
    var picture = grid(["a"])
    picture.put(StyledLine("bc", .link(0)), at: GridPosition(column: 1, row: 0))
    picture.links = [SafeText("https://a.example")]
    #expect(
      painted(picture).hasSuffix("a<0;4m\u{1B}]8;;https://a.example\u{1B}\\bc\u{1B}]8;;\u{1B}\\<0m"))
    picture.links = [SafeText("https://b.example")]
    #expect(painted(picture).contains("8;;https://b.example"))
  }

  @Test mutating func `control characters in the address of a link are escaped`() {
    var picture = grid([])
    picture.put(StyledLine("a", .link(0)), at: GridPosition(column: 0, row: 0))
    picture.links = [SafeText("x\u{1B}\\\u{7}")]
    #expect(painted(picture).contains("8;;x\\u{1B}\\\\u{7}\u{1B}\\a"))
  }

  @Test(arguments: zip([Tint.red, .green, .yellow, .blue, .magenta, .cyan], 31...36))
  mutating func `with 8 colours, a tint is a colour of the terminal's theme`(tint: Tint, number: Int) {
    painter = Painter(Palette(colors: 8))
    #expect(painted(grid(["a"], style: .drawn(tint))).contains("<0;\(number)ma"))
  }

  @Test(
    arguments: [
      (.title, ";1", ";1"), (.key, ";1;38;5;75", ";1"), (.accent, ";1;38;5;75", ";1"), (.dim, ";38;5;247", ";2"),
      (.rule, ";38;5;240", ";2"), (.selected, ";38;5;16;48;5;75", ";7"), (.inactive, ";38;5;231;48;5;240", ";4"),
      (.input, ";4", ";4"), (.link(0), ";4", ";4"), (.match, ";1;4", ";1;4"),
      (.selectedMatch, ";38;5;16;48;5;75;1;4", ";7;1;4"), (.new, ";1;38;5;114", ";1"), (.success, ";1;38;5;114", ";1"),
      (.changed, ";1;38;5;221", ";1"), (.gone, ";1;38;5;210", ";1"), (.error, ";1;38;5;210", ";1"),
      (.warning, ";38;5;221", ""), (.bar, ";38;5;114", ""), (.drawn(.red), ";38;5;210", ""),
      (.block(.red), ";7;38;5;210", ";7"),
    ] as [(Style, String, String)])
  mutating func `each style has a look with colours and a look without colours`(
    style: Style, colored: String, plain: String
  ) {
    painter = Painter(Self.palette(colors: 256, isOnLight: false))
    #expect(painted(grid(["a"], style: style)).contains("<0\(colored)ma"))
    painter = Painter(Palette(colors: 0))
    #expect(painted(grid(["a"], style: style)).contains("<0\(plain)ma"))
  }

  @Test mutating func `until the terminal has reported its background, nothing is drawn in colour`() {
    painter = Painter(Palette(colors: 256))
    #expect(painted(grid(["a"], style: .selected)).contains("<0;7ma"))
    #expect(painted(grid(["b"], style: .key)).contains("<0;1mb"))
  }

  @Test(arguments: [(8, ";2"), (16, ";2"), (256, ";38;5;247")])
  mutating func `if the terminal lacks a readable grey, dim text is drawn faint`(colors: Int, look: String) {
    painter = Painter(Self.palette(colors: colors, isOnLight: false))
    #expect(painted(grid(["a"], style: .dim)).contains("<0\(look)ma"))
  }

  @Test(arguments: [(256, ";38;5;94"), (8, "")])
  mutating func `on a light background, a warning is not bright yellow`(colors: Int, look: String) {
    painter = Painter(Self.palette(colors: colors, isOnLight: true))
    #expect(painted(grid(["a"], style: .warning)).contains("<0\(look)ma"))
  }

  private static func palette(colors: Int, isOnLight: Bool) -> Palette {
    let share = isOnLight ? 1.0 : 0
    var palette = Palette(colors: colors)
    palette.reported = TerminalColors(background: MixedColor(red: share, green: share, blue: share))
    return palette
  }

  @Test
  mutating func
    `the look that the user has chosen is used if the terminal supports it, and otherwise the standard look`()
    throws
  {
    var theme = Theme.standard
    theme.background = .dark
    theme.dark[.error] = Look("italic #ff0000")
    painter = Painter(Palette(theme, colors: 1 << 24))
    #expect(painted(grid(["a"], style: .error)).contains("<0;3;38;2;255;0;0ma"))
    painter = Painter(Palette(theme, colors: 8))
    #expect(painted(grid(["a"], style: .error)).contains("<0;1;31ma"))
  }
}

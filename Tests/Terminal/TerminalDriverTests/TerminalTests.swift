import Foundation
import Sessions
import TerminalDriver
import TestSupport
import Testing

/// The two kinds of terminals, each on one whose window is the test.
///
/// One after the other, because a signal is for all that are open. What stops or ends a process is tested with the program.
@Suite(.serialized, .turnLimit(15_000))
struct TerminalTests {
  private let window: TerminalWindow
  private let screen: ANSITerminal
  private let lines: ANSILineTerminal

  /// Nothing is asked of the terminal then.
  private static let theme = {
    var theme = Theme.standard
    theme.background = .dark
    return theme
  }()
  private static let abilities = TerminalAbilities(colors: 256)
  /// Ends the protocols that another program may have left on.
  private static let plain = "<=0u<>4;0m<?9001l<?9l<?1000l<?1002l<?1003l<?1005l<?1006l<?1015l<?1016l"
  private static let taken = "<?1049h\(plain)<?2004h<?25l<?1000h<?1006h"
  private static let left = "<?2026l<0m<?1006l<?1000l<?2004l<?25h<?1049l<23;2t"
  private static let cleared = "<?2026h<?25l<0m<2J"

  init() throws {
    window = try TerminalWindow()
    screen = ANSITerminal(
      input: window.file, output: window.file, theme: Self.theme, abilities: Self.abilities, usesMouse: true)
    lines = ANSILineTerminal(input: window.file, output: window.file)
  }

  private func picture(_ text: String) -> Grid {
    var grid = Grid(size: GridSize(columns: 10, rows: 2))
    grid.put(StyledLine(text), at: GridPosition(column: 0, row: 1))
    return grid
  }

  // MARK: The screen

  @Test func `the screen is taken over, and restored at the end`() async throws {
    #expect(window.readsLines)
    try await screen.open(window.report)
    await window.expect("<22;2t" + Self.taken)
    #expect(!window.readsLines)
    screen.close()
    await window.expect(Self.left)
    #expect(window.readsLines)
  }

  @Test func `if the mouse is not used, the terminal is not set to report clicks`() async throws {
    let screen = ANSITerminal(
      input: window.file, output: window.file, theme: Self.theme, abilities: Self.abilities, usesMouse: false)
    try await screen.open(window.report)
    await window.expect("<22;2t<?1049h\(Self.plain)<?2004h<?25l")
    screen.close()
  }

  @Test func `the screen is painted only while it is taken over`() async throws {
    try screen.paint(picture("a"))
    try screen.copy(SafeText("a"))
    try await screen.open(window.report)
    try screen.paint(picture("a"))
    await window.expect("<22;2t" + Self.taken + Self.cleared + "<2;1Ha<?2026l")
    try screen.paint(picture("a"))
    try screen.paint(picture("b"))
    await window.expect("<?2026h<?25l<2;1H<0mb<?2026l")
    screen.forgetPicture()
    try screen.paint(picture("b"))
    await window.expect(Self.cleared + "<2;1Hb<?2026l")
    screen.close()
    try screen.paint(picture("c"))
    try await screen.open(window.report)
    await window.expect(Self.left + "<22;2t" + Self.taken)
    screen.close()
  }

  @Test func `a process that continues takes over the screen again, and paints all of it`() async throws {
    try await screen.open(window.report)
    try screen.paint(picture("a"))
    await window.expect("<22;2t" + Self.taken + Self.cleared + "<2;1Ha<?2026l")
    kill(getpid(), SIGCONT)
    await window.expect([.resumed])
    try screen.paint(picture("a"))
    await window.expect(Self.taken + Self.cleared + "<2;1Ha<?2026l")
    screen.close()
    #expect(window.readsLines)
  }

  @Test func `a terminal without an alternate screen is cleared at the end`() async throws {
    let screen = ANSITerminal(
      input: window.file, output: window.file, abilities: TerminalAbilities(colors: 0, hasAlternateScreen: false),
      usesMouse: false)
    try await screen.open(window.report)
    await window.expect("<22;2t\(Self.plain)<?2004h<?25l")
    screen.close()
    await window.expect("<?2026l<0m<?1006l<?1000l<?2004l<?25h<1;1H<2J<23;2t")
  }

  // MARK: The background

  @Test func `the terminal is asked for its background, and the screen is redrawn if the background is light`()
    async throws
  {
    let screen = ANSITerminal(
      input: window.file, output: window.file, abilities: Self.abilities, usesMouse: false)
    try await screen.open(window.report)
    await window.expect("<22;2t\u{1B}]10;?\u{7}\u{1B}]11;?\u{7}<?1049h\(Self.plain)<?2004h<?25l")
    var grid = Grid(size: GridSize(columns: 1, rows: 1))
    grid.put(StyledLine("a", .warning), at: GridPosition(column: 0, row: 0))
    try screen.paint(grid)
    await window.expect(Self.cleared + "<1;1H<0ma<?2026l")
    try window.press("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}")
    await window.expect([.resumed])
    screen.forgetPicture()
    try screen.paint(grid)
    await window.expect(Self.cleared + "<1;1H<0;38;5;94ma<?2026l")
    screen.close()
  }

  @Test func `grey text is a mix of the colours that the terminal has reported`() async throws {
    let screen = ANSITerminal(
      input: window.file, output: window.file, abilities: TerminalAbilities(colors: 1 << 24), usesMouse: false)
    try await screen.open(window.report)
    await window.expect("<22;2t\u{1B}]10;?\u{7}\u{1B}]11;?\u{7}<?1049h\(Self.plain)<?2004h<?25l")
    try window.press("\u{1B}]10;rgb:ffff/ffff/ffff\u{7}\u{1B}]11;rgb:0000/0000/0000\u{7}")
    await window.expect([.resumed])
    var grid = Grid(size: GridSize(columns: 1, rows: 1))
    grid.put(StyledLine("a", .dim), at: GridPosition(column: 0, row: 0))
    try screen.paint(grid)
    await window.expect(Self.cleared + "<1;1H<0;38;2;128;128;128ma<?2026l")
    screen.close()
  }

  @Test func `if the user has chosen a background, the terminal is not asked for it`() async throws {
    let screen = ANSITerminal(
      input: window.file, output: window.file, theme: Self.theme, abilities: Self.abilities, usesMouse: false)
    try await screen.open(window.report)
    await window.expect("<22;2t<?1049h\(Self.plain)<?2004h<?25l")
    try window.press("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}a")
    await window.expect([.key(.character("a"))])
    screen.close()
  }

  @Test func `if the terminal responds late, the program reads the response, so that the shell does not`() async throws
  {
    // A busy machine may take longer than the program is prepared to wait.
    let screen = ANSITerminal(
      input: window.file, output: window.file, abilities: Self.abilities, usesMouse: false, patience: .seconds(60))
    try await screen.open(window.report)
    window.answerLate("\u{1B}]11;rgb:0000/0000/0000\u{7}")
    screen.close()
    await window.expect("<22;2t\u{1B}]10;?\u{7}\u{1B}]11;?\u{7}<?1049h\(Self.plain)<?2004h<?25l" + Self.left)
    await eventually("the answer has come") { window.hasAnswered }
    #expect(window.readsLines && window.unreadKeys == 0)
  }

  @Test func `text is copied to the clipboard in Base64`() async throws {
    try await screen.open(window.report)
    try screen.copy(SafeText("é"))
    await window.expect("<22;2t" + Self.taken + "\u{1B}]52;c;w6k=\u{7}")
    screen.close()
  }

  @Test func `keys can be read from one terminal, and pictures drawn on another`() async throws {
    let keyboard = try TerminalWindow()
    let screen = ANSITerminal(
      input: keyboard.file, output: window.file, theme: Self.theme, abilities: Self.abilities, usesMouse: true)
    window.resize(columns: 39, rows: 9)
    #expect(screen.size == GridSize(columns: 39, rows: 9))
    try await screen.open(window.report)
    #expect(!keyboard.readsLines && window.readsLines)
    try keyboard.press("a")
    await window.expect([.key(.character("a"))])
    screen.close()
    await window.expect("<22;2t" + Self.taken + Self.left)
    #expect(keyboard.readsLines)
  }

  @Test func `a tick is reported after its delay`() async throws {
    try await screen.open(window.report)
    screen.tick(after: .zero)
    await window.expect([.tick])
    screen.close()
  }

  @Test func `a pipe cannot be taken over as a terminal`() async throws {
    let pipe = Pipe()
    let file = pipe.fileHandleForReading.fileDescriptor
    let screen = ANSITerminal(
      input: file, output: window.file, theme: Self.theme, abilities: Self.abilities, usesMouse: true)
    await #expect(throws: OutputError.failed(.other("Inappropriate ioctl for device"))) {
      try await screen.open(window.report)
    }
    screen.close()
    try pipe.fileHandleForWriting.close()
  }

  @Test(arguments: [(39, 9, 39, 9), (1, 1, 1, 1), (0, 9, 80, 24), (39, 0, 80, 24)])
  func `the size is read from the terminal, or is the default if the terminal gives none`(
    columns: Int, rows: Int, seenColumns: Int, seenRows: Int
  ) {
    window.resize(columns: columns, rows: rows)
    #expect(screen.size == GridSize(columns: seenColumns, rows: seenRows))
    #expect(lines.columns == seenColumns)
  }

  // MARK: Events

  @Test func `keys, a new size and the end of the input are reported`() async throws {
    try await screen.open(window.report)
    try window.press("a\u{1B}[A\u{1B}")
    await window.expect([.key(.character("a")), .key(.up), .key(.escape)])
    kill(getpid(), SIGWINCH)
    await window.expect([.resized])
    try window.close()
    await window.expect([.ended])
    screen.close()
  }

  @Test func `a paste can arrive in two parts`() async throws {
    try await screen.open(window.report)
    // With the key before it, the first part has been read.
    try window.press("x\u{1B}[200~a")
    await window.expect([.key(.character("x"))])
    try window.press("b\u{1B}[201~")
    await window.expect([.key(.paste("ab"))])
    screen.close()
  }

  // MARK: Lines

  @Test func `line editing takes over the keys, but not the screen`() async throws {
    try await lines.open(window.report)
    #expect(!window.readsLines)
    await window.expect("\(Self.plain)<?2004h")
    try window.press("a")
    await window.expect([.key(.character("a"))])
    lines.close()
    await window.expect("<?2004l")
    #expect(window.readsLines)
  }

  @Test func `keys can be read from one terminal, and lines written to another`() async throws {
    let keyboard = try TerminalWindow()
    let lines = ANSILineTerminal(input: keyboard.file, output: window.file)
    window.resize(columns: 39, rows: 9)
    #expect(lines.columns == 39)
    try await lines.open(window.report)
    #expect(!keyboard.readsLines && window.readsLines)
    lines.close()
    await window.expect("\(Self.plain)<?2004h<?2004l")
  }

  @Test func `only the changed part of the line being typed is written`() async throws {
    try await lines.open(window.report)
    try lines.draw(StyledLine("> ab"), cursor: 4)
    await window.expect("\(Self.plain)<?2004h<1G> ab<5G")
    try lines.draw(StyledLine("> ab"), cursor: 2)
    await window.expect("<3G")
    try lines.draw(StyledLine("> axy"), cursor: 5)
    await window.expect("<4Gxy<6G")
    try lines.draw(StyledLine("> a"), cursor: 3)
    await window.expect("<4G<K<4G")
    lines.close()
  }

  @Test func `output is printed in place of the line being typed, which is then drawn below the output`() async throws {
    try await lines.open(window.report)
    try lines.print(SafeText(lines: ["a", "b"]))
    try lines.draw(StyledLine("> x"), cursor: 3)
    await window.expect("\(Self.plain)<?2004ha\r\nb\r\n<1G> x<4G")
    try lines.print(SafeText(lines: ["c"]))
    try lines.draw(StyledLine("> x"), cursor: 3)
    await window.expect("<1G<Kc\r\n<1G> x<4G")
    try lines.endLine()
    try lines.ring()
    try lines.draw(StyledLine("> x"), cursor: 3)
    await window.expect("\r\n\u{7}<1G> x<4G")
    lines.close()
  }

  @Test func `when the process continues, the line being typed is drawn in full`() async throws {
    try await lines.open(window.report)
    try lines.draw(StyledLine("> x"), cursor: 3)
    kill(getpid(), SIGCONT)
    await window.expect([.resumed])
    try lines.draw(StyledLine("> x"), cursor: 3)
    await window.expect("\(Self.plain)<?2004h<1G> x<4G\(Self.plain)<?2004h<1G> x<4G")
    lines.close()
  }
}

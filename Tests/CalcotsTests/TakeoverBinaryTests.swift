import Foundation
import TestSupport
import Testing

/// How the built program takes a terminal over, and gives it back while it is stopped.
@Suite(.serialized, .turnLimit(15_000))
struct TakeoverBinaryTests {
  @Test func `for a terminal that reports no size, the program uses the default size`() async throws {
    let terminal = try PseudoTerminal("--store", "memory")
    #expect(await terminal.see("Choose an app."))
    try terminal.resize(columns: 39, rows: 9)
    try #require(await terminal.see("too small"))
    try terminal.resize(columns: 0, rows: 0)
    try #require(await terminal.see("Choose an app."))
    try terminal.press("q")
    #expect(await terminal.end() == 0)
  }

  @Test func `the window's title is saved once, however often the screen is taken over`() async throws {
    let terminal = try PseudoTerminal("--store", "memory")
    #expect(await terminal.see("Choose an app."))
    terminal.send(SIGCONT)
    try #require(await terminal.seeTakeovers(2))
    try terminal.press("q")
    #expect(await terminal.end() == 0)
    #expect(terminal.written.components(separatedBy: "\u{1B}[22;2t").count == 2)
  }

  /// The second time from outside; and also if the parent process has left the signal blocked.
  @Test(arguments: [":", #"exec env --block-signal=TSTP "$0" "$@""#])
  func `Ctrl-Z stops the program, and restores the terminal until the program continues`(setup: String) async throws {
    let terminal = try PseudoTerminal(["--store", "memory"], after: setup)
    #expect(await terminal.see("Choose an app."))
    for isFirst in [true, false] {
      if isFirst { try terminal.press("\u{1A}") } else { terminal.send(SIGTSTP) }
      try #require(await terminal.seeStop())
      #expect(terminal.isRestored)
      #expect(terminal.showsOwnScreen)
      let takeovers = terminal.takeovers
      terminal.send(SIGCONT)
      try #require(await terminal.seeTakeovers(takeovers + 1))
      #expect(!terminal.isRestored)
    }
    try terminal.press("q")
    #expect(await terminal.end() == 0)
    #expect(terminal.isRestored)
  }

  @Test func `a stopped program that edits lines turns bracketed paste on again when it continues`() async throws {
    let terminal = try PseudoTerminal("dice", "--plain", "--seed", "3")
    #expect(await terminal.see("== Dice =="))
    try terminal.press("\u{1A}")
    try #require(await terminal.seeStop())
    #expect(terminal.isRestored && terminal.showsOwnScreen)
    terminal.send(SIGCONT)
    try terminal.press("roll\r")
    #expect(await terminal.see("You rolled"))
    #expect(!terminal.showsOwnScreen)
    try terminal.press("\u{4}")
    #expect(await terminal.end() == 0)
    #expect(terminal.isRestored && terminal.showsOwnScreen)
  }

  @Test func `Ctrl-Z does not stop a program that no shell could continue`() async throws {
    // Its parent process is in another session.
    let terminal = try PseudoTerminal(["--store", "memory"], after: #"setsid "$0" "$@"; exit"#)
    #expect(await terminal.see("Choose an app."))
    try terminal.press("\u{1A}")
    try #require(await terminal.seeTakeovers(2))
    try terminal.press("q")
    #expect(await terminal.end() == 0)
    #expect(terminal.isRestored)
  }

  @Test func `Ctrl-Z also stops the processes that were started together with the program`() async throws {
    // The shell stays, and waits for the program.
    let terminal = try PseudoTerminal(["--store", "memory"], after: #""$0" "$@"; exit"#)
    #expect(await terminal.see("Choose an app."))
    try terminal.press("\u{1A}")
    #expect(await terminal.seeStop())
    terminal.send(SIGKILL, toJob: true)
    #expect(await terminal.end() == 137)
  }
}

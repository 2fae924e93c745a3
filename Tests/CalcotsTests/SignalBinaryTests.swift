import Foundation
import TestSupport
import Testing

/// Signals that end or stop the built program on a terminal, which gets its state back.
@Suite(.serialized, .turnLimit(15_000))
struct SignalBinaryTests {
  /// One of each kind; Scripts/prove/signals sends them all.
  @Test(
    arguments: [(SIGINT, 130), (SIGHUP, 129), (SIGSEGV, 139), (SIGQUIT, 131), (SIGUSR1, 138)] as [(Int32, Int32)])
  func `a signal ends the program and restores the terminal`(signal: Int32, status: Int32) async throws {
    let terminal = try PseudoTerminal("--store", "memory")
    #expect(await terminal.see("Choose an app."))
    terminal.send(signal)
    #expect(await terminal.end() == status)
    #expect(terminal.isRestored)
    #expect(terminal.showsOwnScreen)
  }

  @Test(arguments: [("--plain", SIGQUIT, 131), ("--json", SIGSEGV, 139)] as [(String, Int32, Int32)])
  func `SIGQUIT and SIGSEGV end the program in line mode and JSON mode without a crash report`(
    option: String, signal: Int32, status: Int32
  ) async throws {
    let terminal = try PseudoTerminal("groups", option, "--store", "memory")
    #expect(await terminal.see("My groups"))
    terminal.send(signal)
    #expect(await terminal.end() == status)
    #expect(!terminal.written.contains("crash"))
  }

  @Test(arguments: [([], "Choose an app."), (["--plain"], "== Calçots ==")])
  func `a signal restores the terminal that sends the keys, even if another terminal shows the screen`(
    arguments: [String], text: String
  ) async throws {
    // No program runs there.
    let keys = try PseudoTerminal([], after: "exit")
    #expect(await keys.end() == 0)
    let terminal = try PseudoTerminal(["--store", "memory"] + arguments, input: keys.theirs)
    #expect(await terminal.see(text))
    #expect(!keys.isRestored && terminal.isRestored)
    terminal.send(SIGTERM)
    #expect(await terminal.end() == 143)
    #expect(keys.isRestored && terminal.isRestored)
    #expect(terminal.showsOwnScreen)
  }

  @Test func `if the terminal was not taken over, a signal writes no codes to it`() async throws {
    let keys = Pipe()
    let terminal = try PseudoTerminal(["--store", "memory"], input: keys.fileHandleForReading)
    #expect(await terminal.see("== Calçots =="))
    terminal.send(SIGQUIT)
    #expect(await terminal.end() == 131)
    #expect(!terminal.written.contains("\u{1B}"))
    try keys.fileHandleForWriting.close()
  }

  @Test(arguments: [SIGURG, SIGCHLD])
  func `a signal that does not end a program leaves the screen unchanged`(signal: Int32) async throws {
    let terminal = try PseudoTerminal("--store", "memory")
    #expect(await terminal.see("Choose an app."))
    terminal.send(signal)
    try terminal.press("?")
    #expect(await terminal.see("Everywhere"))
    #expect(!terminal.isRestored && !terminal.showsOwnScreen)
    try terminal.press("qq")
    #expect(await terminal.end() == 0)
  }

  @Test func `a terminal that accepts no more output does not delay the end of the program`() async throws {
    let terminal = try PseudoTerminal("--store", "memory")
    #expect(await terminal.see("Choose an app."))
    try terminal.fill()
    terminal.send(SIGTERM)
    #expect(await terminal.end(isUnread: true) == 143)
    #expect(terminal.isRestored)
  }

  @Test func `a terminal that accepts no output during the takeover does not delay the end of the program`()
    async throws
  {
    let terminal = try PseudoTerminal(["--store", "memory"], after: "read start")
    try terminal.fill()
    try terminal.press("\n")
    await eventually("the program is about to write") { !terminal.isRestored }
    terminal.send(SIGTERM)
    #expect(await terminal.end(isUnread: true) == 143)
    #expect(terminal.isRestored)
  }

  @Test func `a signal that was ignored when the program started is still ignored`() async throws {
    let terminal = try PseudoTerminal(["--store", "memory"], after: "trap '' USR2")
    #expect(await terminal.see("Choose an app."))
    terminal.send(SIGUSR2)
    try terminal.press("q")
    #expect(await terminal.end() == 0)
  }

  @Test func `a stopped program takes over the screen again when it continues`() async throws {
    let terminal = try PseudoTerminal("--store", "memory")
    #expect(await terminal.see("Choose an app."))
    terminal.send(SIGSTOP)
    terminal.restoreSettings()
    terminal.send(SIGCONT)
    try #require(await terminal.seeTakeovers(2))
    #expect(!terminal.isRestored)
    try terminal.press("q")
    #expect(await terminal.end() == 0)
    #expect(terminal.isRestored)
  }

  @Test func `a signal does not change the terminal settings that a shell has made for its prompt`() async throws {
    let terminal = try PseudoTerminal("--store", "memory")
    #expect(await terminal.see("Choose an app."))
    terminal.restoreSettings(readingKeys: true)
    terminal.send(SIGTERM)
    #expect(await terminal.end() == 143)
    #expect(!terminal.isRestored)
  }

  @Test func `Ctrl-C ends the program like SIGINT`() async throws {
    let terminal = try PseudoTerminal("--store", "memory")
    #expect(await terminal.see("Choose an app."))
    try terminal.press("\u{3}")
    #expect(await terminal.end() == 130)
    #expect(terminal.isRestored)
    #expect(terminal.showsOwnScreen)
  }

  @Test func `while a line is edited, Ctrl-C ends the program like SIGINT`() async throws {
    let terminal = try PseudoTerminal("dice", "--plain")
    #expect(await terminal.see("== Dice =="))
    try terminal.press("rol\u{3}")
    #expect(await terminal.end() == 130)
    #expect(terminal.isRestored)
    // The shell's prompt is on a separate line; the terminal is restored once.
    let parts = terminal.written.components(separatedBy: "\u{1B}[?2004l")
    #expect(parts.count == 2 && parts[0].hasSuffix("\r\n") && parts[1] == "")
  }

  @Test func `a signal restores the terminal on which lines are edited`() async throws {
    let terminal = try PseudoTerminal("dice", "--plain")
    #expect(await terminal.see("== Dice =="))
    terminal.send(SIGTERM)
    #expect(await terminal.end() == 143)
    #expect(terminal.isRestored)
    #expect(terminal.showsOwnScreen)
  }
}

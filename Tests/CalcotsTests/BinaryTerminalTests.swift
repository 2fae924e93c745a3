import Foundation
import TestSupport
import Testing

/// The built program on a terminal: keys in, screen out, and the state of the terminal afterwards.
@Suite(.serialized, .turnLimit(15_000))
struct BinaryTerminalTests {
  @Test func `keys navigate the screens, and the terminal is restored at the end`() async throws {
    let terminal = try PseudoTerminal("--store", "memory")
    #expect(await terminal.see("Choose an app."))
    #expect(!terminal.isRestored)
    try terminal.press("/groups\r\r")
    #expect(await terminal.see("1/14"))
    try terminal.press("\u{1B}[B\r")
    #expect(await terminal.see("Kwame Mensah"))
    try terminal.press("q")
    #expect(await terminal.see("2/14"))
    // Two rows are marked.
    try terminal.press("  x")
    #expect(await terminal.see("Leave groups"))
    try terminal.press("\u{1B}")
    // The dialog closes only after a moment: until then the Esc could be the start of an escape sequence.
    #expect(await terminal.seeGone("Leave groups"))
    try terminal.press("qqq")
    #expect(await terminal.end() == 0)
    #expect(terminal.isRestored)
    #expect(terminal.showsOwnScreen)
  }

  @Test func `if the variable ACCESSIBLE is set, a terminal shows line mode`() async throws {
    let terminal = try PseudoTerminal(["dice", "--store", "memory"], environment: ["ACCESSIBLE": "1"])
    #expect(await terminal.see("== Dice =="))
    #expect(!terminal.written.contains("\u{1B}[?1049h"))
  }

  @Test func `on the full screen, a trace is shown in a pane, and not on standard error`() async throws {
    let folder = try ScratchFolder()
    let messages = folder.path("messages")
    let terminal = try PseudoTerminal(["dice", "--trace"], after: "exec 2>\(folder.word("messages"))")
    #expect(await terminal.see("+DiceLabel"))
    try terminal.press("r")
    #expect(await terminal.see("roll ► rollDie ──┼► roll"))
    try terminal.press("q")
    #expect(await terminal.end() == 0)
    #expect(try !String(contentsOfFile: messages, encoding: .utf8).contains("rollDie"))
  }

  @Test(arguments: [("committee", "Carme Ferrer"), ("catalan", "84 of 120 cards known")])
  func `the palette opens a group or a book by name from another app`(name: String, screen: String) async throws {
    let terminal = try PseudoTerminal("dice", "--store", "memory")
    #expect(await terminal.see("yet"))
    try terminal.press(":")
    #expect(await terminal.see("books/add"))
    try terminal.press(name)
    #expect(await terminal.see("1/1 of"))
    try terminal.press("\r")
    #expect(await terminal.see(screen))
    try terminal.press("\u{3}")
    #expect(await terminal.end() == 130)
  }

  @Test func `if a trace is too long for its pane, the number of missing rows is shown`() async throws {
    let terminal = try PseudoTerminal("dice", "--trace")
    #expect(await terminal.see("+DiceLabel"))
    try terminal.resize(columns: 80, rows: 20)
    try terminal.press("r")
    #expect(await terminal.see("… 2 more"))
    try terminal.press("q")
    #expect(await terminal.end() == 0)
  }

  @Test(arguments: [([], true), (["--no-color"], false)] as [([String], Bool)])
  func `if colours are on, a match that is taken is shown burning down`(options: [String], burns: Bool) async throws {
    let terminal = try PseudoTerminal(["matches"] + options)
    #expect(await terminal.see("18 matches"))
    try terminal.press("1")
    #expect(await terminal.see("You took 1, I took"))
    try terminal.press("q")
    #expect(await terminal.end() == 0)
    #expect(terminal.written.contains("*") == burns)
  }

  @Test func `the mark of a new row disappears after a short time`() async throws {
    let terminal = try PseudoTerminal("groups", "--store", "memory")
    #expect(await terminal.see("1/14"))
    try terminal.press("cChoir\r")
    #expect(await terminal.see("> Choir"))
    #expect(terminal.hasShown(">+Choir"))
    try terminal.press("q")
    #expect(await terminal.end() == 0)
  }

  @Test func `the screen is redrawn at once when the terminal is resized`() async throws {
    let terminal = try PseudoTerminal("--store", "memory")
    #expect(await terminal.see("Choose an app."))
    try terminal.resize(columns: 39, rows: 9)
    #expect(await terminal.see("too small"))
    try terminal.resize(columns: 80, rows: 24)
    #expect(await terminal.see("Choose an app."))
    try terminal.press("q")
    #expect(await terminal.end() == 0)
  }

  @Test(arguments: [([], "1", true), (["--no-color"], "", true), ([], "", false)])
  func `colours can be turned off`(arguments: [String], variable: String, isOff: Bool) async throws {
    let terminal = try PseudoTerminal(
      ["groups", "--store", "memory"] + arguments, environment: ["NO_COLOR": variable])
    #expect(await terminal.see("1/14"))
    // An empty group name is refused, in red.
    try terminal.press("c\r")
    #expect(await terminal.see("A group needs a name"))
    try terminal.press("\u{3}")
    #expect(await terminal.end() == 130)
    #expect(terminal.written.contains("\u{1B}[0;1;31m") == !isOff)
  }

  @Test(arguments: [([], true), (["--no-mouse"], false)])
  func `the mouse selects and opens rows, unless the option --no-mouse is given`(arguments: [String], isUsed: Bool)
    async throws
  {
    let terminal = try PseudoTerminal(["groups", "--store", "memory"] + arguments)
    #expect(await terminal.see("> Calçotada Committee"))
    #expect(terminal.written.contains("\u{1B}[?1000h\u{1B}[?1006h") == isUsed)
    if isUsed {
      // Twice on the second group.
      let click = "\u{1B}[<0;5;6M\u{1B}[<0;5;6m"
      try terminal.press(click + click)
      #expect(await terminal.see("Kwame Mensah"))
      try terminal.press("q")
      #expect(await terminal.see("2/14"))
    }
    try terminal.press("q")
    #expect(await terminal.end() == 0)
    #expect(terminal.showsOwnScreen)
  }

  /// A run in which the user has opened the first group.
  private func runInFirstGroup(of store: String, _ environment: [String: String]) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(["groups", "--store", store], environment: environment)
    #expect(await terminal.see("1/14"))
    try terminal.press("\r")
    #expect(await terminal.see("My groups › Calçotada Committee"))
    return terminal
  }

  private func expectFirstGroup(afterResuming store: String, _ environment: [String: String]) async throws {
    let terminal = try PseudoTerminal(["--resume", "--store", store], environment: environment)
    #expect(await terminal.see("My groups › Calçotada Committee"))
    try terminal.press("\u{3}")
    #expect(await terminal.end() == 130)
  }

  @Test func `a resumed run starts where the last run ended, even if the group there has been deleted`() async throws {
    let folder = try ScratchFolder()
    let environment = ["XDG_STATE_HOME": folder.path("state")]
    let store = folder.path("store.sqlite")
    let first = try await runInFirstGroup(of: store, environment)
    try first.press("\u{3}")
    #expect(await first.end() == 130)
    try await expectFirstGroup(afterResuming: store, environment)
    _ = try await Binary.run("groups/1", "--store", store, input: "remove 1 2 3 4 5 6 7 8\nconfirm\n")
    let third = try PseudoTerminal(["--resume", "--store", store], environment: environment)
    #expect(await third.see("There is no such group, or it has been deleted."))
    try third.press("\u{1B}")
    #expect(await third.see("1/13"))
    try third.press("q")
    #expect(await third.end() == 0)
  }

  @Test func `a resumed run opens each app at the page where the user left it`() async throws {
    let folder = try ScratchFolder()
    let environment = ["XDG_STATE_HOME": folder.path("state")]
    let arguments = ["--store", folder.path("store.sqlite")]
    let first = try PseudoTerminal(arguments, environment: environment)
    #expect(await first.see("Choose an app."))
    try first.press("jjj\r")
    #expect(await first.see("1/14"))
    try first.press("\r")
    #expect(await first.see("My groups › Calçotada Committee"))
    try first.press("H")
    #expect(await first.see("open, at Calçotada Committee"))
    try first.press("kkk\r")
    #expect(await first.see("Calçots › Dice"))
    try first.press("\u{3}")
    #expect(await first.end() == 130)
    let second = try PseudoTerminal(["--resume"] + arguments, environment: environment)
    #expect(await second.see("Calçots › Dice"))
    try second.press("H")
    #expect(await second.see("open, at Calçotada Committee"))
    try second.press("q")
    #expect(await second.end() == 0)
  }

  @Test(arguments: [SIGKILL, SIGHUP, SIGTERM])
  func `a resumed run starts where a signal ended the last run`(signal: Int32) async throws {
    let folder = try ScratchFolder()
    let environment = ["XDG_STATE_HOME": folder.path("state")]
    let store = folder.path("store.sqlite")
    let first = try await runInFirstGroup(of: store, environment)
    let file = URL(filePath: folder.path("state/calcots/last-path"))
    await eventually("the path is kept") {
      (try? String(contentsOf: file, encoding: .utf8))?.hasPrefix("groups/1\n") == true
    }
    first.send(signal)
    #expect(await first.end() == 128 + signal)
    try await expectFirstGroup(afterResuming: store, environment)
  }

  @Test func `a path that cannot be saved is reported when the program ends`() async throws {
    let folder = try ScratchFolder()
    try Data().write(to: URL(filePath: folder.path("state")))
    let terminal = try PseudoTerminal(
      ["groups", "--store", folder.path("store.sqlite")], environment: ["XDG_STATE_HOME": folder.path("state")])
    #expect(await terminal.see("1/14"))
    try terminal.press("q")
    #expect(await terminal.end() == 0)
    #expect(terminal.written.contains("The place where this run ended could not be saved in “\(folder.path("state"))"))
  }

  @Test(arguments: [["groups", "--store", "memory"], ["groups", "--as", "mvvm"]])
  func `no path is saved for a store in memory or for another architecture`(arguments: [String]) async throws {
    let folder = try ScratchFolder()
    let environment = ["HOME": folder.path("home"), "XDG_STATE_HOME": folder.path("state")]
    let terminal = try PseudoTerminal(arguments, environment: environment)
    #expect(await terminal.see("Calçotada Committee"))
    try terminal.press("q")
    #expect(await terminal.end() == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path("state")))
  }

  @Test func `a row is copied with the terminal's clipboard escape code, in Base64`() async throws {
    let terminal = try PseudoTerminal("groups", "--store", "memory")
    #expect(await terminal.see("1/14"))
    try terminal.press("y")
    #expect(await terminal.see("Sent to the clipboard."))
    let text = Data("Calçotada Committee".utf8).base64EncodedString()
    #expect(terminal.written.contains("\u{1B}]52;c;\(text)\u{7}"))
    try terminal.press("q")
    #expect(await terminal.end() == 0)
  }

  @Test func `a key pressed with Alt runs no command`() async throws {
    let terminal = try PseudoTerminal("groups", "--store", "memory")
    #expect(await terminal.see("1/14"))
    try terminal.press("\u{1B}x\u{1B}[1;3A?")
    #expect(await terminal.see("On this screen"))
    #expect(!terminal.written.contains("Left “"))
    try terminal.press("qq")
    #expect(await terminal.end() == 0)
  }

  @Test func `lines can be edited on a terminal, which is restored at the end`() async throws {
    let terminal = try PseudoTerminal("dice", "--plain", "--seed", "3")
    #expect(await terminal.see("== Dice =="))
    try terminal.press("ro\t\r")
    #expect(await terminal.see("You rolled"))
    #expect(!terminal.isRestored)
    try terminal.press("new\r")
    #expect(await terminal.see("You haven’t rolled"))
    // The line before the last.
    try terminal.press("\u{1B}[A\u{1B}[A\r")
    #expect(await terminal.see("> roll"))
    try terminal.press("\u{4}")
    #expect(await terminal.end() == 0)
    #expect(terminal.isRestored)
    #expect(terminal.showsOwnScreen)
  }

  @Test func `Tab rings the bell if there is nothing to complete`() async throws {
    let terminal = try PseudoTerminal("dice", "--plain")
    #expect(await terminal.see("== Dice =="))
    try terminal.press("xyz\t\r\u{4}")
    #expect(await terminal.end() == 0)
    #expect(terminal.written.contains("\u{7}"))
  }

  @Test func `a character deleted from the line being typed disappears from the terminal`() async throws {
    let terminal = try PseudoTerminal("dice", "--plain", "--seed", "3")
    // Text that is typed before there is a prompt arrives with the end of the line.
    #expect(await terminal.see("> "))
    try terminal.press("rolling")
    #expect(await terminal.see("> rolling"))
    try terminal.press("\u{7F}\u{7F}\u{7F}\r")
    #expect(await terminal.see("You rolled"))
    #expect(WrittenScreen(terminal.written).text.contains("> roll\n"))
    try terminal.press("\u{4}")
    #expect(await terminal.end() == 0)
  }

  @Test func `messages go to standard error, even while lines are edited`() async throws {
    let folder = try ScratchFolder()
    let messages = folder.path("messages")
    let terminal = try PseudoTerminal(["dice", "--plain"], after: "exec 2>\(folder.word("messages"))")
    #expect(await terminal.see("== Dice =="))
    try terminal.press("rol\r\u{4}")
    #expect(await terminal.end() == 0)
    #expect(try String(contentsOfFile: messages, encoding: .utf8).contains("There is no command “rol” here."))
    #expect(!terminal.written.contains("There is no command"))
  }

  @Test(arguments: [(["--plain"], "dumb"), ([], "dumb"), ([], "")])
  func `line mode prints no escape codes if the terminal supports none`(arguments: [String], term: String) async throws
  {
    let terminal = try PseudoTerminal(arguments + ["--store", "memory"], environment: ["TERM": term])
    #expect(await terminal.see("== Calçots =="))
    try terminal.press("quit\n")
    #expect(await terminal.end() == 0)
    #expect(!terminal.written.contains("\u{1B}"))
  }

  @Test func `lines are wrapped at the terminal's width, even without line editing`() async throws {
    let terminal = try PseudoTerminal(
      ["groups", "--plain", "--store", "memory"], environment: ["TERM": "dumb"], after: "exec 2>/dev/null")
    #expect(await terminal.see("14 groups"))
    try terminal.press("quit\n")
    #expect(await terminal.end() == 0)
    #expect(terminal.written.split(separator: "\r\n").allSatisfy { $0.count <= 80 })
  }

  /// The program can then neither write to its input nor read from its output.
  @Test(arguments: [([], "yet", "r"), (["--plain"], "== Dice ==", "roll\r")])
  func `the program can read keys from one open terminal and write to another`(
    arguments: [String], text: String, keys: String
  ) async throws {
    let terminal = try PseudoTerminal(["dice", "--seed", "3"] + arguments, after: "t=$(tty); exec <$t >$t")
    #expect(await terminal.see(text))
    try terminal.press(keys)
    #expect(await terminal.see("You rolled"))
    try terminal.press("\u{3}")
    #expect(await terminal.end() == 130)
  }

  @Test func `line mode is used if the keys do not come from a terminal`() async throws {
    let terminal = try PseudoTerminal(["--store", "memory"], input: Pipe().fileHandleForReading)
    #expect(await terminal.see("== Calçots =="))
    #expect(await terminal.end() == 0)
    #expect(!terminal.written.contains("\u{1B}"))
  }
}

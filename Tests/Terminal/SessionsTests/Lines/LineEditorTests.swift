import Localization
import Sessions
import TestSupport
import Testing
import TextUISupport

/// Typing command lines on a terminal.
@Suite(.turnLimit)
final class LineEditorTests {
  private let terminal = FakeLineTerminal()
  private let editor: LineEditor

  init() async throws {
    editor = LineEditor(on: terminal, language: .en)
    try await editor.open()
  }

  isolated deinit { editor.close() }

  /// Reads a line while `keys` are pressed.
  private func line(_ keys: () -> Void) async throws -> String? {
    let line = Task.immediate { [editor] in try await editor.nextLine() }
    keys()
    return try await value(of: line, "a line is typed, after:\n\(terminal.line ?? "")")
  }

  /// Waits until the line is drawn like this, with `|` at the cursor.
  private func see(_ line: String) async {
    await eventually("the line is “\(line)”, not “\(terminal.line ?? "")”") { terminal.line == line }
  }

  @Test func `a line is returned as typed, and stays visible`() async throws {
    let line = try await line {
      terminal.type("roll")
      terminal.press(.enter)
    }
    #expect(line == "roll")
    #expect(terminal.printed == "> roll|\n")
    #expect(terminal.line == nil)
  }

  @Test func `a line counts as being typed from its first letter to Enter`() async throws {
    #expect(!editor.isBeingTyped)
    let line = Task.immediate { [editor] in try await editor.nextLine() }
    #expect(!editor.isBeingTyped)
    terminal.type("r")
    await see("> r|")
    #expect(editor.isBeingTyped)
    terminal.press(.enter)
    _ = try await value(of: line, "a line is typed")
    #expect(!editor.isBeingTyped)
  }

  @Test func `output between two prompts is printed without a prompt`() async throws {
    _ = try await line { terminal.press(.enter) }
    try editor.write(SafeText(lines: ["news"]))
    #expect(terminal.printed == "> |\nnews\n")
    #expect(terminal.line == nil)
  }

  @Test func `the editing keys are the same as on the full screen`() async throws {
    let line = try await line {
      terminal.type("take 12")
      terminal.press(.backspace, .control("a"), .alt("f"), .control("k"), .character("n"), .enter)
    }
    #expect(line == "taken")
  }

  @Test func `the arrow keys show earlier lines`() async throws {
    for text in ["roll", "new"] {
      _ = try await line {
        terminal.type(text)
        terminal.press(.enter)
      }
    }
    #expect(try await line { terminal.press(.up, .up, .enter) } == "roll")
    #expect(try await line { terminal.press(.up, .up, .up, .down, .enter) } == "new")
  }

  @Test func `the arrow keys do not show forgotten lines`() async throws {
    _ = try await line {
      terminal.type("roll")
      terminal.press(.enter)
    }
    editor.forgetLines()
    #expect(try await line { terminal.press(.up, .enter) } == "")
  }

  @Test func `text that is typed ahead goes to the next line`() async throws {
    let first = try await line {
      terminal.type("roll")
      terminal.press(.enter)
      terminal.type("ne")
    }
    #expect(first == "roll")
    let second = try await line {
      terminal.type("w")
      terminal.press(.enter)
    }
    #expect(second == "new")
  }

  @Test func `Ctrl-D ends the input on an empty line, and otherwise deletes a character`() async throws {
    let line = try await line {
      terminal.type("ab")
      terminal.press(.control("a"), .control("d"), .enter)
    }
    #expect(line == "b")
    #expect(try await self.line { terminal.press(.control("d")) } == nil)
  }

  @Test func `a closed terminal ends the input`() async throws {
    #expect(try await line { terminal.end() } == nil)
    #expect(try await line {} == nil)
  }

  @Test func `a terminal that cannot be written to ends the input`() async throws {
    terminal.failure = .closed
    #expect(try await line {} == nil)
  }

  @Test func `a terminal that fails while a line is typed ends the input`() async throws {
    let line = try await line {
      terminal.failure = .closed
      terminal.type("a")
    }
    #expect(line == nil)
  }

  @Test func `Ctrl-C and Ctrl-Z act at once, even if no line is being read`() async throws {
    terminal.press(.control("z"))
    await eventually("the program is suspended") { terminal.calls == ["suspend"] }
    terminal.press(.control("c"))
    await eventually("the program is interrupted") { terminal.calls == ["suspend", "interrupt"] }
  }

  @Test func `Ctrl-C is handled before other waiting keys`() async throws {
    terminal.press(.control("z"), .control("c"))
    await eventually("the program is interrupted") { terminal.calls == ["interrupt"] }
  }

  @Test func `a refused paste is reported, and the typed text stays`() async throws {
    let line = try await line {
      terminal.type("ro")
      terminal.press(.refusedPaste(.tooLong(limit: 65_536)))
      terminal.type("ll")
      terminal.press(.enter)
    }
    #expect(line == "roll")
    #expect(terminal.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains("was left out."))
  }

  @Test func `output is printed above the line that the user is typing, and the typed text stays`() async throws {
    let read = Task.immediate { [editor] in try await editor.nextLine() }
    terminal.type("ro")
    await see("> ro|")
    try editor.write(SafeText(lines: ["Something has changed."]))
    #expect(terminal.printed == "Something has changed.\n")
    #expect(terminal.line == "> ro|")
    terminal.press(.enter)
    #expect(try await value(of: read, "the line is read") == "ro")
  }

  @Test func `output is wrapped to the width of the terminal`() async throws {
    terminal.columns = 20
    try editor.write(SafeText(lines: ["Once upon a time there was", "| a quoted line of a stranger"]))
    #expect(terminal.printed == "Once upon a time\n    there was\n| a quoted line of\n| a stranger\n")
  }

  @Test func `a line that is exactly as wide as the terminal is not wrapped`() async throws {
    terminal.columns = 20
    try editor.write(SafeText(lines: ["Once upon a time we ", "Once upon a time, we"]))
    #expect(terminal.printed == "Once upon a time we \nOnce upon a time, we\n")
  }

  @Test func `a line that is too long is refused`() async throws {
    await #expect(throws: InputError.lineTooLong(limit: FileLineSource.limit)) {
      try await line { terminal.press(.paste(String(repeating: "a", count: FileLineSource.limit + 1)), .enter) }
    }
  }

  // MARK: Completion

  @Test func `Tab completes the text before the cursor`() async throws {
    editor.complete = { $0 == "ro" ? .text("roll ") : .nothing }
    let line = try await line {
      terminal.type("ro1")
      terminal.press(.left, .tab, .enter)
    }
    #expect(line == "roll 1")
  }

  @Test func `a combining mark typed after a completed text is added to the last letter of the text`() async throws {
    editor.complete = { _ in .text("e") }
    let line = try await line {
      terminal.press(.character("\u{301}"), .home, .tab, .backspace, .enter)
    }
    #expect(line == "")
  }

  @Test func `Tab lists the choices above the line`() async throws {
    editor.complete = { _ in .choices(["remove", "rename"]) }
    _ = try await line {
      terminal.type("re")
      terminal.press(.tab, .enter)
    }
    #expect(terminal.printed == "remove\nrename\n> re|\n")
  }

  @Test func `Tab rings the bell if there is no completion`() async throws {
    _ = try await line { terminal.press(.tab, .enter) }
    #expect(terminal.calls == ["ring"])
  }
}

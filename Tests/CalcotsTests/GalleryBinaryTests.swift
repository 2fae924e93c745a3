import Foundation
import Gallery
import TestSupport
import Testing

/// The built gallery on a terminal.
@Suite(.serialized, .turnLimit(15_000))
struct GalleryBinaryTests {
  @Test func `the gallery opens a state, and going back returns to the list with this state selected`() async throws {
    let terminal = try PseudoTerminal(program: "Gallery")
    #expect(await terminal.see("home/apps"))
    let row = try #require(GalleryState.all.firstIndex { $0.name == "dice/new" })
    try terminal.press(String(repeating: "\u{1B}[B", count: row) + "\r")
    #expect(await terminal.see("You haven’t rolled the die yet"))
    try terminal.press("q")
    try #require(await terminal.see("\(row + 1)/\(GalleryState.all.count)"))
    try terminal.press("q")
    #expect(await terminal.end() == 0)
    #expect(terminal.isRestored)
    #expect(terminal.showsOwnScreen)
  }

  @Test func `the gallery presses the keys of a state, and then shows the state on the full screen`() async throws {
    let terminal = try PseudoTerminal("groups/prompt", program: "Gallery")
    #expect(await terminal.see("Night Owls"))
    try terminal.press("\u{3}")
    #expect(await terminal.end() == 1)
    #expect(terminal.isRestored)
  }

  @Test(arguments: ["1", ""])
  func `the gallery is shown in colour, unless colours are turned off`(variable: String) async throws {
    let terminal = try PseudoTerminal(
      environment: ["NO_COLOR": variable, "TERM": "xterm-256color"], program: "Gallery")
    #expect(await terminal.see("home/apps"))
    try terminal.press("q")
    #expect(await terminal.end() == 0)
    #expect(terminal.written.contains("\u{1B}]11;?\u{7}") == variable.isEmpty)
  }

  @Test func `a signal ends the gallery, and restores the terminal`() async throws {
    let terminal = try PseudoTerminal(program: "Gallery")
    #expect(await terminal.see("home/apps"))
    terminal.send(SIGTERM)
    #expect(await terminal.end() == 143)
    #expect(terminal.isRestored)
    #expect(terminal.showsOwnScreen)
  }
}

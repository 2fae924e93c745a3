import TerminalDriver
import Testing

/// The facts that terminfo knows; the test machine has the entries of every Unix.
struct TerminalAbilitiesTests {
  @Test(
    arguments: [
      ("xterm-256color", 256, true), ("xterm", 8, true), ("vt100", 0, false), ("linux", 8, false),
    ])
  func `colours and the alternate screen are read from the terminal's entry in terminfo`(
    name: String, colors: Int, alternate: Bool
  ) {
    let abilities = TerminalAbilities(of: name, takingAllColors: false)
    #expect(abilities == TerminalAbilities(colors: colors, hasAlternateScreen: alternate, hasScreen: true))
  }

  @Test func `a terminal without a name, or without a movable cursor, has no full screen`() {
    #expect(!TerminalAbilities(of: "dumb", takingAllColors: false).hasScreen)
    #expect(!TerminalAbilities(of: nil, takingAllColors: true).hasScreen)
  }

  @Test func `a terminal that terminfo does not list is treated as a terminal with eight colours`() {
    #expect(TerminalAbilities(of: "no-such-terminal", takingAllColors: false) == TerminalAbilities(colors: 8))
  }

  @Test(arguments: ["xterm", "no-such-terminal"])
  func `if a terminal supports all colours, the number of colours in terminfo is ignored`(name: String) {
    #expect(TerminalAbilities(of: name, takingAllColors: true).colors == 1 << 24)
  }
}

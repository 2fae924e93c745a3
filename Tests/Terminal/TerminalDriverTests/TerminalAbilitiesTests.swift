import TerminalDriver
import Testing

/// The facts that terminfo knows; the test machine has the entries of every Unix.
struct TerminalAbilitiesTests {
  @Test(
    arguments: [
      ("xterm-256color", 256, true), ("xterm", 8, true), ("vt100", 0, false), ("linux", 8, false),
    ])
  func `colours and the alternate screen are those of the terminal's entry`(name: String, colors: Int, alternate: Bool)
  {
    let abilities = TerminalAbilities(of: name, takingAllColors: false)
    #expect(abilities == TerminalAbilities(colors: colors, hasAlternateScreen: alternate, hasScreen: true))
  }

  @Test func `a terminal whose cursor cannot be moved has no screen, nor has one without a name`() {
    #expect(!TerminalAbilities(of: "dumb", takingAllColors: false).hasScreen)
    #expect(!TerminalAbilities(of: nil, takingAllColors: true).hasScreen)
  }

  @Test func `a terminal that terminfo does not know is treated like most others`() {
    #expect(TerminalAbilities(of: "no-such-terminal", takingAllColors: false) == TerminalAbilities(colors: 8))
  }

  @Test(arguments: ["xterm", "no-such-terminal"])
  func `a terminal that reports all colours has them`(name: String) {
    #expect(TerminalAbilities(of: name, takingAllColors: true).colors == 1 << 24)
  }
}

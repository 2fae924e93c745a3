import TerminalDriver
import TestSupport
import Testing

/// The contrast of every text with a colour of ours, on the backgrounds of common themes.
@Suite(.turnLimit)
struct ContrastTests {
  nonisolated private static let dark = [
    ("black", 0x000000), ("One Dark", 0x282C34), ("#1e1e1e", 0x1E1E1E), ("Solarized dark", 0x002B36),
    ("Dracula", 0x282A36), ("Nord", 0x2E3440),
  ]
  nonisolated private static let light = [("white", 0xFFFFFF), ("Solarized light", 0xFDF6E3)]
  /// A line that separates says nothing, so it may be faint.
  nonisolated private static let texts = Theme.Role.allCases.filter { $0 != .rule }

  @Test(arguments: dark, texts)
  func `every kind of text can be read on a dark background`(background: (name: String, number: Int), role: Theme.Role)
    throws
  {
    try expectReadable(try #require(Theme.standard.dark[role]), on: MixedColor(background.number), background.name)
  }

  @Test(arguments: light, texts)
  func `every kind of text can be read on a light background`(background: (name: String, number: Int), role: Theme.Role)
    throws
  {
    try expectReadable(try #require(Theme.standard.light[role]), on: MixedColor(background.number), background.name)
  }

  @Test(arguments: [
    (text: 0x839496, background: 0x002B36), (text: 0x000000, background: 0xFFFFFF),
    (text: 0xD8DEE9, background: 0x2E3440),
  ])
  func `dim text has no more contrast than the terminal's text, and can be read`(text: Int, background: Int) throws {
    let colors = TerminalColors(text: MixedColor(text), background: MixedColor(background))
    let dim = try #require(colors.dim).contrast(to: MixedColor(background))
    #expect(dim >= MixedColor.readable)
    #expect(dim <= MixedColor(text).contrast(to: MixedColor(background)))
  }

  private func expectReadable(_ look: Look, on background: MixedColor, _ name: String) throws {
    let numbers = look.numbers(of: 256)
    let text = try color(after: 38, in: numbers)
    let ground = try color(after: 48, in: numbers) ?? background
    // Without a number, it is the terminal's own text.
    guard let text else { return }
    #expect(text.contrast(to: ground) >= MixedColor.readable, "\(look.words) on \(name)")
  }

  /// Returns the colour of the table of 256 that follows a number.
  private func color(after start: Int, in numbers: [Int]) throws -> MixedColor? {
    guard let index = numbers.firstIndex(of: start), numbers[index + 1] == 5 else { return nil }
    let number = numbers[index + 2]
    try #require(number >= 16, "the terminal's theme chooses this colour")
    if number >= 232 {
      let grey = 8 + (number - 232) * 10
      return MixedColor(grey << 16 | grey << 8 | grey)
    }
    let levels = [0, 95, 135, 175, 215, 255]
    let shares = [(number - 16) / 36, (number - 16) / 6 % 6, (number - 16) % 6].map { levels[$0] }
    return MixedColor(shares[0] << 16 | shares[1] << 8 | shares[2])
  }
}

extension MixedColor {
  /// Creates a colour from a number such as `0x282a36`.
  fileprivate init(_ number: Int) {
    let share = { (shift: Int) in Double(number >> shift & 0xFF) / 255 }
    self.init(red: share(16), green: share(8), blue: share(0))
  }
}

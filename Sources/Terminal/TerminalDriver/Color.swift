/// A colour of the terminal's theme, of its table of 256 colours, or of 24 bits.
nonisolated package enum Color: Hashable, Sendable {
  /// A number from 0 to 15.
  case theme(Int)
  /// A number from 16 to 255.
  case table(Int)
  case mixed(red: Int, green: Int, blue: Int)

  package static let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
  /// The values of red, green and blue in the table's colours from 16 to 231.
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// Parses a name such as `bright-red`, a number in the table, or a colour such as `#875f00`.
  init?(_ word: String) {
    let isBright = word.hasPrefix("bright-")
    if let number = Self.names.firstIndex(of: isBright ? String(word.dropFirst(7)) : word) {
      self = .theme(number + (isBright ? 8 : 0))
    } else if let number = Int(word), 0...255 ~= number {
      self = number < 16 ? .theme(number) : .table(number)
    } else if word.hasPrefix("#"), word.utf8.count == 7, let bits = Int(word.dropFirst(), radix: 16), bits >= 0 {
      self = .mixed(red: bits >> 16, green: bits >> 8 & 0xFF, blue: bits & 0xFF)
    } else {
      return nil
    }
  }

  /// The number of colours that a terminal needs to show this colour.
  var colorsNeeded: Int {
    switch self {
    case .theme(let number): number < 8 ? 8 : 16
    case .table, .mixed: 256
    }
  }

  /// Returns the colour's SGR parameters, for text or background, on a terminal with `colors` colours.
  func numbers(isBehind: Bool, of colors: Int) -> [Int] {
    let first = isBehind ? 40 : 30
    return switch self {
    case .theme(let number): [number < 8 ? first + number : first + 52 + number]
    case .table(let number): [first + 8, 5, number]
    case .mixed(let red, let green, let blue) where colors > 256: [first + 8, 2, red, green, blue]
    case .mixed(let red, let green, let blue): [first + 8, 5, Self.nearest([red, green, blue])]
    }
  }

  /// Returns the number of the table's colour that is nearest to a mixed colour.
  private static func nearest(_ shares: [Int]) -> Int {
    shares.reduce(0) { number, share in
      let nearest = levels.indices.min { abs(levels[$0] - share) < abs(levels[$1] - share) } ?? 0
      return number * levels.count + nearest
    } + 16
  }
}

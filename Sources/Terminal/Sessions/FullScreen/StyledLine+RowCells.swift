import Lists
import TextUI

extension StyledLine {
  /// Creates a line in which the words that have been searched for stand out.
  init(_ text: String, _ style: Style, highlighting words: SearchWords) {
    guard !words.isEmpty else {
      self.init(text, style)
      return
    }
    let ranges = words.ranges(in: text)
    var line = StyledLine()
    var rest = Array(text)[...]
    while let first = rest.indices.first {
      let isMatch = { (index: Int) in ranges.contains { $0.contains(index) } }
      let piece = rest.indices.prefix { isMatch($0) == isMatch(first) }
      line += StyledLine(String(rest[piece]), isMatch(first) ? .match : style)
      rest = rest[piece.upperBound...]
    }
    self = line
  }

  /// Creates a block with the letters of a badge, as wide for one letter as for two.
  init(_ badge: Badge) {
    let letters = StyledLine(badge.letters, .block(badge.tint))
    self = StyledLine(" ", .block(badge.tint)) + letters.padded(to: 3, .block(badge.tint))
  }

  /// Creates a bar of `columns`, filled by a percentage: full only at 100, empty only at 0.
  init(bar percent: Int, columns: Int) {
    let inner =
      switch percent {
      case ...0: 0
      case 100...: columns
      // Some, but not all: neither empty nor full.
      default: min(max(1, percent * columns / 100), columns - 1)
      }
    self =
      StyledLine(String(repeating: "━", count: inner), .bar)
      + StyledLine(String(repeating: "─", count: columns - inner), .rule)
  }
}

import Localization

/// The footer as it was drawn last: while it looks the same, its lines are not made again.
struct DrawnFooter {
  private struct Face: Equatable {
    let footer: Footer
    let columns: Int
    let limit: Int
  }

  private var face: Face?
  private var lines: [ContentLine] = []

  /// Returns the lines of a footer, see ``Footer/lines(columns:limit:language:)``.
  mutating func lines(of footer: Footer, columns: Int, limit: Int, language: Language) -> [ContentLine] {
    let face = Face(footer: footer, columns: columns, limit: limit)
    if face != self.face {
      (self.face, lines) = (face, footer.lines(columns: columns, limit: limit, language: language))
    }
    return lines
  }
}

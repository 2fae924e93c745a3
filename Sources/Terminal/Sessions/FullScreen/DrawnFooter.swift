import Localization

/// The footer as it was drawn last: while it looks the same, its lines are not made again.
struct DrawnFooter {
  private var footer: Footer?
  private var room = (columns: 0, limit: 0)
  private var lines: [ContentLine] = []

  /// Returns the lines of a footer, see ``Footer/lines(columns:limit:language:)``.
  mutating func lines(of footer: Footer, columns: Int, limit: Int, language: Language) -> [ContentLine] {
    if footer != self.footer || room != (columns, limit) {
      lines = footer.lines(columns: columns, limit: limit, language: language)
      (self.footer, room) = (footer, (columns, limit))
    }
    return lines
  }
}

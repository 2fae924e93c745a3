nonisolated extension SafeText {
  /// The minimum width; in an even narrower terminal, broken lines would be no easier to read.
  private static let narrowest = 20

  /// Breaks lines that are longer than `columns`, at spaces if possible.
  ///
  /// Continuation lines are indented, and quoted lines keep their mark, so neither can be mistaken for the program's own lines.
  func wrapped(to columns: Int) -> SafeText {
    guard columns >= Self.narrowest, string.hasSuffix("\n") else { return self }
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return SafeText(
      lines: lines.flatMap { line in
        let line = String(line)
        guard StyledLine(line).columns > columns else { return [line] }
        let mark = line.hasPrefix("| ") ? "| " : "    "
        let pieces = line.wrapped(to: columns - mark.count)
        return pieces.prefix(1) + pieces.dropFirst().map { mark + $0 }
      })
  }
}

import Sessions

/// Output for the terminal: escape codes of this module, and the text of cells, which is safe.
///
/// It accepts nothing else.
nonisolated package struct ScreenBytes: Equatable {
  package private(set) var string = ""

  init() {}

  init(_ codes: [EscapeCode]) {
    codes.forEach { add($0) }
  }

  mutating func add(_ code: EscapeCode) {
    string += code.string
  }

  mutating func add(_ cell: Cell) {
    string += cell.text
  }

  /// Adds whole lines.
  mutating func add(_ text: SafeText) {
    string += text.string.replacing("\n", with: EscapeCode.newLine.string)
  }
}

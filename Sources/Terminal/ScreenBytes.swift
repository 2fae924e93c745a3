import TextUI

/// What is written to the terminal: our codes, and the text of cells, which is safe.
///
/// Nothing else can get into it.
nonisolated struct ScreenBytes: Equatable {
  private(set) var string = ""

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
}

import Sessions
import TextUI

nonisolated extension Grid {
  /// The picture as text, and below it a line for each row with visible styles or the cursor.
  ///
  /// Such a line consists of a letter for the style of each cell, and the row's number. A plain cell has a space instead of a
  /// letter, and so has a space whose style cannot be seen. `_` is the cursor, if it is visible.
  package var styledLines: [String] {
    let styles = rows.indices.compactMap { row -> String? in
      let letters = rows[row].indices.map { column in
        showsCursor && cursor == GridPosition(column: column, row: row) ? "_" : Self.letter(of: rows[row][column])
      }.joined()
      return letters.contains { $0 != " " } ? "\(letters) \(row + 1)" : nil
    }
    return lines + [String(repeating: "-", count: size.columns)] + styles
  }

  private static func letter(of cell: Cell) -> String {
    cell.text == " " && !cell.style.showsOnSpaces ? " " : String(cell.style.letter)
  }
}

nonisolated extension Style {
  /// The letter that stands for the style; `Scripts/teach/pictures` defines how each style looks.
  fileprivate var letter: Character {
    switch self {
    case .plain: " "
    case .title: "t"
    case .dim: "d"
    case .key: "k"
    case .selected: "s"
    case .inactive: "-"
    case .accent: "a"
    case .rule: "r"
    case .match: "m"
    case .selectedMatch: "S"
    case .new: "n"
    case .changed: "c"
    case .gone: "x"
    case .bar: "b"
    case .input: "i"
    case .link: "l"
    case .success: "o"
    case .warning: "w"
    case .error: "e"
    case .drawn(let tint): tint.letters.drawn
    case .block(let tint): tint.letters.block
    }
  }

  /// Whether the style can be seen on a cell that contains only a space.
  fileprivate var showsOnSpaces: Bool {
    switch self {
    case .selected, .selectedMatch, .inactive, .input, .link, .block: true
    case .plain, .title, .accent, .rule, .dim, .key, .match, .new, .changed, .gone, .success, .warning, .error, .bar,
      .drawn:
      false
    }
  }
}

nonisolated extension Tint {
  /// The letters for the styles `drawn` and `block` in this colour.
  fileprivate var letters: (drawn: Character, block: Character) {
    switch self {
    case .red: ("1", "R")
    case .green: ("2", "G")
    case .yellow: ("3", "Y")
    case .blue: ("4", "B")
    case .magenta: ("5", "M")
    case .cyan: ("6", "C")
    }
  }
}

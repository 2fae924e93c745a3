import Sessions
import TextUI

nonisolated extension Grid {
  /// The picture as text, and below it the styles of the rows that are not plain.
  ///
  /// Such a row has a letter for the style of each cell, and its number at the end. A plain cell has no letter, and neither
  /// has a space whose style cannot be seen. `_` is the cursor, if it is visible.
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
  /// The letter that stands for the style; Scripts/teach/pictures defines the look of each.
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

  /// Whether it underlines or inverts the cell.
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
  /// The letters for the colour in a picture, and in a block.
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

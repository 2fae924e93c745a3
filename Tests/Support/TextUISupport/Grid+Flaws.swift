import Sessions

nonisolated extension Grid {
  /// Returns what is wrong with the picture on any terminal: half a wide character, a hidden character, a full last
  /// column, or a cursor that leads those astray who follow it.
  package var flaws: [String] {
    flawsOfRows + (hasCursorOnFocus ? [] : ["the cursor is not on what has the focus"])
  }

  private var hasCursorOnFocus: Bool {
    let marks = rows.indices.flatMap { row in
      rows[row].indices.filter { rows[row][$0].text == ">" && ($0 == 0 || rows[row][$0 - 1].text == "│") }
        .map { GridPosition(column: $0 + 2, row: row) }
    }
    return showsCursor || marks.isEmpty || cursor.map(marks.contains) == true
  }

  private var flawsOfRows: [String] {
    rows.indices.flatMap { index in
      let row = rows[index]
      let halves = row.indices.contains { column in
        (row[column].columns == 2) != (row.indices.contains(column + 1) && row[column + 1].columns == 0)
      }
      let hidden = row.contains { $0.text.unicodeScalars.contains(where: \.isHidden) }
      return [
        halves ? "row \(index) has half a character" : nil, hidden ? "row \(index) has a hidden character" : nil,
        row.last?.text == " " ? nil : "row \(index) fills the last column",
      ].compactMap(\.self)
    }
  }
}

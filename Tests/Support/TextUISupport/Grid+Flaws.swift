import Sessions

nonisolated extension Grid {
  /// What is wrong with the picture on any terminal: half a wide character, a hidden character, or a full last column.
  package var flaws: [String] {
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

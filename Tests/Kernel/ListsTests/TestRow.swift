import Lists

/// A row that has an identity, and a content that other rows may have too.
nonisolated struct TestRow: Identifiable, Equatable, CustomStringConvertible {
  let id: Int
  let content: Character

  var description: String { "\(id)\(content)" }

  /// Rows with these contents whose ids are their places.
  static func rows(_ contents: String) -> [TestRow] {
    contents.enumerated().map { TestRow(id: $0, content: $1) }
  }

  /// Rows whose ids are their contents: each character is a separate row, wherever it is.
  static func letters(_ contents: String) -> [TestRow] {
    contents.map { TestRow(id: Int($0.unicodeScalars.first?.value ?? 0), content: $0) }
  }
}

nonisolated extension Changeset {
  /// Applies the edits to the old rows, and takes only the inserted and updated rows from the new ones.
  func applied(to old: [TestRow], bringing new: [TestRow]) -> [TestRow] {
    var rows = old
    var leaving: [Int] = []
    var coming: [(place: Int, row: TestRow)] = []
    for case .update(let old, let newPlace) in edits { rows[old] = new[newPlace] }
    for edit in edits {
      switch edit {
      case .update: break
      case .deletion(let old): leaving.append(old)
      case .insertion(let place): coming.append((place, new[place]))
      case .move(let old, let place):
        leaving.append(old)
        coming.append((place, rows[old]))
      }
    }
    for place in leaving.sorted(by: >) { rows.remove(at: place) }
    for (place, row) in coming.sorted(by: { $0.place < $1.place }) { rows.insert(row, at: place) }
    return rows
  }
}

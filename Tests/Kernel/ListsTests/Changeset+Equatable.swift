import Lists

nonisolated extension Changeset {
  /// Finds the edits between rows that look the same if they are equal.
  init<Row: Identifiable & Equatable>(from old: [Row], to new: [Row]) {
    self.init(from: old, to: new, looksTheSame: ==)
  }
}

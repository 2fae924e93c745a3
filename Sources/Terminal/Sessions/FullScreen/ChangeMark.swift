/// How a row has changed since the user last saw it.
nonisolated package enum ChangeMark: Sendable {
  case new, moved, updated

  /// The sign before the row, which is needed because a style may not be visible.
  var sign: Character {
    switch self {
    case .new: "+"
    // `>` would look like the pointer to the selected row.
    case .moved: "^"
    case .updated: "~"
    }
  }

  var style: Style { self == .new ? .new : .changed }
}

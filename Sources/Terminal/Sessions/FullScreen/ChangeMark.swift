/// How a row has changed since the user last saw it.
nonisolated package enum ChangeMark: Sendable {
  case new, moved, updated

  /// The sign before the row, because a style may not be visible.
  var sign: Character {
    switch self {
    case .new: "+"
    // In line mode a move is marked `>`, which marks the selected row here.
    case .moved: "^"
    case .updated: "~"
    }
  }

  var style: Style { self == .new ? .new : .changed }
}

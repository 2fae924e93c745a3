import Models

/// A question about a whole group, as a value: a test compares it, and a fake records it.
nonisolated package enum GroupQuestion: Equatable, Sendable {
  /// Whether to decline an invitation.
  case decline(Group.ID)
  /// Whether to leave a joined group.
  case leave(Group.ID)

  package var group: Group.ID {
    switch self {
    case .decline(let id), .leave(let id): id
    }
  }

  /// The category in which there is something to ask.
  var category: GroupCategory {
    switch self {
    case .decline: .invited
    case .leave: .joined
    }
  }
}

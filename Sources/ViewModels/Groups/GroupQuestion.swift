import Models

/// A question about whole groups, as a value: a test compares it, and a fake records it.
nonisolated package enum GroupQuestion: Equatable, Sendable {
  /// Whether to decline invitations.
  case decline([Group.ID])
  /// Whether to leave joined groups.
  case leave([Group.ID])

  package var groups: [Group.ID] {
    switch self {
    case .decline(let ids), .leave(let ids): ids
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

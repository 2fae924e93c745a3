import Models

/// Why an operation on groups failed.
///
/// Nothing has changed when it is thrown.
nonisolated package enum GroupsError: Error, Equatable, Sendable {
  case alreadyMember
  /// There is no such group; another screen or process may have deleted it.
  case groupGone
  case invalidName(GroupName.Invalid)
  case notAMember
  /// There is no such person.
  case personGone
  case store(StoreError)
}

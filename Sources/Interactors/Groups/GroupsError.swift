package import Models

/// Why something about groups could not be done.
///
/// Whatever throws it has changed nothing.
nonisolated package enum GroupsError: Error, Equatable, Sendable {
  case alreadyMember
  /// The group does not exist, or no longer: another screen or process may have deleted it.
  case groupGone
  case invalidName(GroupName.Invalid)
  case notAMember
  /// The person does not exist, or no longer.
  case personGone
  case store(StoreError)
}

/// One row of the groups overview.
///
/// Made by the overview's view model for the rows that are shown.
///
/// Seed 001.
nonisolated package struct GroupRowViewModel: Identifiable, Equatable, Sendable {
  package let id: String
  package let groupName: String
  /// How many members it has, in words.
  package let memberCount: String
}

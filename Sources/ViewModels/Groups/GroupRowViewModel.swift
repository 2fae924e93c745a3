import Localization
import Models
import Texts

/// One row of the groups overview.
///
/// Created by the overview's view model for each row shown.
nonisolated package struct GroupRowViewModel: Identifiable, Equatable, Sendable {
  package let id: String
  package let groupName: Text
  package let numberOfMembers: Int
  package var memberCount: Text { .groups(.memberCount(numberOfMembers)) }

  init(_ group: GroupSummary) {
    id = group.id
    groupName = Text(verbatim: group.name)
    numberOfMembers = group.memberCount
  }
}

import Models

extension GroupSummary {
  package static let sample = GroupSummary(.sample)
  package static let sampleEmpty = GroupSummary(.sampleEmpty)
  package static let sampleInvited = GroupSummary(.sampleInvited)
  package static let sampleSuggested = GroupSummary(.sampleSuggested)

  /// Sums up a group.
  package init(_ group: Group) {
    self.init(id: group.id, name: group.name, memberCount: group.members.count)
  }
}

import Models

extension GroupSummary {
  package static let sample = GroupSummary(.sample)
  package static let sampleEmpty = GroupSummary(.sampleEmpty)
  package static let sampleInvited = GroupSummary(.sampleInvited)
  package static let sampleSuggested = GroupSummary(.sampleSuggested)
}

/// The row behind the last reply, while there is more than is shown.
///
/// Made by the replies' view model.
///
/// Seed 003.
nonisolated package struct LoadingRowViewModel: Identifiable, Equatable, Sendable {
  /// Another one for each state in which it asks for more.
  package let id: String
  package let text: String
  /// Whether more is on its way.
  package let isLoading: Bool
  /// Whether more is to be asked for when the row comes into view; otherwise only when the user says so.
  package let asksForMore: Bool
}

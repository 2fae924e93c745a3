/// One app in home's list.
///
/// Made by home's view model.
nonisolated package struct AppRowViewModel: Identifiable, Equatable, Sendable {
  package let id: String
  package let title: String
  package let detail: String
}

import Localization

/// One row of home, with an app.
///
/// Made by home's view model.
nonisolated package struct AppRowViewModel: Identifiable, Equatable, Sendable {
  package let id: String
  package let title: Text
  package let detail: Text
}

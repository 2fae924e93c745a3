package import ViewModels

/// The two view models of the match game's settings, as what a test is repeated over.
///
/// Seed 004.
nonisolated package enum MatchSettingsVersion: CaseIterable, Sendable {
  case plain, warning

  @MainActor package var viewModel: any MatchSettingsViewModelProtocol.Type {
    switch self {
    case .plain: MatchSettingsViewModel.self
    case .warning: WarningMatchSettingsViewModel.self
    }
  }
}

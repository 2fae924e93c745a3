import ViewModels

/// The view models of the match game's settings, as arguments of tests that both must pass.
nonisolated package enum MatchSettingsVersion: CaseIterable, Sendable {
  case plain, warning

  @MainActor package var viewModel: any MatchSettingsViewModelProtocol.Type {
    switch self {
    case .plain: MatchSettingsViewModel.self
    case .warning: WarningMatchSettingsViewModel.self
    }
  }
}

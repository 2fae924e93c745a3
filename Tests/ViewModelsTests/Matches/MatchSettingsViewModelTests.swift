import Fakes
import Interactors
import Localization
import Models
import Testing
import ViewModels

/// The settings with and without the warning: the same but for how they are left.
///
/// Seed 004.
struct MatchSettingsViewModelTests {
  private let coordinator = MatchSettingsFakeCoordinator()

  private func make(
    _ version: MatchSettingsVersion, _ settings: MatchSettings = MatchSettings()
  ) -> any MatchSettingsViewModelProtocol {
    version.viewModel.init(settings: settings, coordinator: coordinator, strings: Strings(.en))
  }

  @Test(arguments: MatchSettingsVersion.allCases)
  func `it opens with the current values`(version: MatchSettingsVersion) throws {
    let form = make(version, try .sample(initialCount: 20, removeMax: 2, strategy: .wild)).form
    #expect(form.initialCount == "20" && form.initialCounts == 12...24)
    #expect(form.removeMax == "2" && form.removeLimits == 1...3)
    #expect(form.strategy == "Move strategy: Wild")
    #expect(form.strategies.map(\.label) == ["Dumb", "Wild", "Smart"])
  }

  @Test(arguments: MatchSettingsVersion.allCases)
  func `done answers with what is filled in`(version: MatchSettingsVersion) async throws {
    let viewModel = make(version)
    try viewModel.form.setInitialCount("12")
    try viewModel.form.setRemoveMax("1")
    viewModel.form.choose(viewModel.form.strategies[2])
    await viewModel.done()
    #expect(coordinator.calls == [.finish(try .sample(initialCount: 12, removeMax: 1, strategy: .smart))])
  }

  @Test(arguments: MatchSettingsVersion.allCases)
  func `going back answers with nothing`(version: MatchSettingsVersion) throws {
    let viewModel = make(version)
    try viewModel.form.setInitialCount("12")
    viewModel.cancel()
    #expect(coordinator.calls == [.cancel])
  }

  @Test(arguments: ["x", "", "11", "25", "-18", "18.5", "99999999999999999999"])
  func `what is no possible number is refused and changes nothing`(typed: String) {
    let viewModel = make(.plain)
    #expect(throws: Refusal("A game starts with 12 to 24 matches: give a whole number.")) {
      try viewModel.form.setInitialCount(typed)
    }
    #expect(throws: Refusal("From 1 to 3 matches at once can be allowed: give a whole number.")) {
      try viewModel.form.setRemoveMax(typed)
    }
    #expect(viewModel.form.initialCount == "18" && viewModel.form.removeMax == "3")
  }

  // MARK: The warning

  private let warning = Question(
    title: "You will lose", message: "With these settings you will definitely lose the next game",
    confirm: "I don't care", cancel: "Cancel")

  @Test func `before a lost game the warning one asks, and leaves if the user does not care`() async throws {
    let lost = try MatchSettings.sample(initialCount: 17, strategy: .smart)
    await make(.warning, lost).done()
    #expect(coordinator.calls == [.ask(warning), .finish(lost)])
  }

  @Test func `a cancelled warning stays, with the values as they are`() async throws {
    let lost = try MatchSettings.sample(initialCount: 17, strategy: .smart)
    coordinator.answer = false
    let viewModel = make(.warning, lost)
    await viewModel.done()
    #expect(coordinator.calls == [.ask(warning)])
    #expect(viewModel.form.initialCount == "17")
  }

  @Test(arguments: [(18, MatchStrategy.smart), (17, .dumb), (17, .wild)])
  func `where the user can win there is no warning`(count: Int, strategy: MatchStrategy) async throws {
    let settings = try MatchSettings.sample(initialCount: count, strategy: strategy)
    await make(.warning, settings).done()
    #expect(coordinator.calls == [.finish(settings)])
  }

  @Test func `the one without a warning never asks`() async throws {
    let lost = try MatchSettings.sample(initialCount: 17, strategy: .smart)
    await make(.plain, lost).done()
    #expect(coordinator.calls == [.finish(lost)])
  }
}

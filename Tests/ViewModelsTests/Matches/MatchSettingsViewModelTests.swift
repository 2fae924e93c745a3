import Fakes
import Localization
import Models
import Presenting
import Testing
import Texts
import ViewModels

struct MatchSettingsViewModelTests {
  private let coordinator = MatchSettingsFakeCoordinator()

  private func make(warns: Bool = true, _ settings: MatchSettings = MatchSettings()) -> MatchSettingsViewModel {
    MatchSettingsViewModel(settings: settings, warnsOfLostGame: warns, coordinator: coordinator)
  }

  @Test func `the form shows the settings that are in use`() throws {
    let form = make(try .sample(initialCount: 20, removeMax: 2, strategy: .wild)).form
    #expect(form.initialCount == "20" && form.initialCounts == 12...24)
    #expect(form.removeMax == "2" && form.removeLimits == 1...3)
    #expect(form.strategies.filter(\.isChosen).map(\.id) == ["wild"])
  }

  @Test func `there is a choice for each strategy`() {
    let choices = make().form.strategies
    #expect(choices.map(\.id) == ["dumb", "wild", "smart"])
    #expect(choices.map(\.label) == [.dumb, .wild, .smart].map { .matches(.strategyName($0)) })
    #expect(choices.map(\.help) == [.dumb, .wild, .smart].map { .matches(.strategyHelp($0)) })
  }

  @Test func `values that the user has filled in are shown in the form`() throws {
    let viewModel = make()
    try viewModel.setInitialCount("24")
    try viewModel.setRemoveMax("2")
    viewModel.choose(viewModel.form.strategies[1])
    #expect(viewModel.form.initialCount == "24")
    #expect(viewModel.form.removeMax == "2")
    #expect(viewModel.form.strategies.filter(\.isChosen).map(\.id) == ["wild"])
  }

  @Test(arguments: [false, true])
  func `the command done returns the settings in the form as the answer`(warns: Bool) async throws {
    let viewModel = make(warns: warns)
    try viewModel.setInitialCount("12")
    try viewModel.setRemoveMax("1")
    viewModel.choose(viewModel.form.strategies[2])
    await viewModel.done()
    #expect(coordinator.calls == [.finish(try .sample(initialCount: 12, removeMax: 1, strategy: .smart))])
  }

  @Test func `filling in a field of the form does not yet return an answer`() throws {
    try make().setInitialCount("12")
    #expect(coordinator.calls == [])
  }

  @Test(arguments: ["x", "", "11", "25", "-18", "18.5", "99999999999999999999"])
  func `text that is not a possible number is refused and changes nothing`(typed: String) throws {
    let viewModel = make(try .sample(initialCount: 20, removeMax: 2))
    #expect(throws: CommandError(.matches(.badInitialCount(least: 12, most: 24)))) {
      try viewModel.setInitialCount(typed)
    }
    #expect(throws: CommandError(.matches(.badRemoveMax(least: 1, most: 3)))) { try viewModel.setRemoveMax(typed) }
    #expect(viewModel.form.initialCount == "20" && viewModel.form.removeMax == "2")
  }

  // MARK: The warning

  private let warning = Question(
    title: .matches(.warningTitle), message: .matches(.warningMessage), confirm: .matches(.warningConfirm),
    cancel: .shared(.cancel))

  @Test func `if the user cannot win the game, a question appears, and the answer is given once the user confirms`()
    async throws
  {
    let lost = try MatchSettings.sample(initialCount: 17, strategy: .smart)
    await make(lost).done()
    #expect(coordinator.calls == [.ask(warning), .finish(lost)])
  }

  @Test func `if the user does not confirm the warning, the form stays unchanged, and gives no answer`() async throws {
    let lost = try MatchSettings.sample(initialCount: 17, strategy: .smart)
    coordinator.answer = false
    let viewModel = make(lost)
    await viewModel.done()
    #expect(coordinator.calls == [.ask(warning)])
    #expect(viewModel.form.initialCount == "17")
    #expect(viewModel.form.strategies.filter(\.isChosen).map(\.id) == ["smart"])
  }

  @Test(arguments: [(18, MatchStrategy.smart), (17, .dumb), (17, .wild)])
  func `if the user can win the game, the form asks no question`(count: Int, strategy: MatchStrategy)
    async throws
  {
    let settings = try MatchSettings.sample(initialCount: count, strategy: strategy)
    await make(settings).done()
    #expect(coordinator.calls == [.finish(settings)])
  }

  @Test func `if warnings are turned off, the form never asks`() async throws {
    let lost = try MatchSettings.sample(initialCount: 17, strategy: .smart)
    await make(warns: false, lost).done()
    #expect(coordinator.calls == [.finish(lost)])
  }
}

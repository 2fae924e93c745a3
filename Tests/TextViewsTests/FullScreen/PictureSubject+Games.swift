import Fakes
import Interactors
import Localization
import Models
import TextUI
import TextViews
import ViewModels

/// The views of the two games.
extension PictureSubject {
  @MainActor static func diceView(rolling value: DieValue) -> DiceLabelView {
    DiceLabelView(viewModel: diceViewModel(rolling: value), strings: strings)
  }

  @MainActor static var diceFaceView: DiceFaceView {
    DiceFaceView(viewModel: diceViewModel(rolling: .four), strings: strings)
  }

  @MainActor private static func diceViewModel(rolling value: DieValue) -> DiceViewModel {
    DiceViewModel(interactor: DiceFakeInteractor(rolls: [value]), coordinator: DiceFakeCoordinator())
  }

  @MainActor static func matchesView(count: Int) -> MatchesView {
    let interactor = MatchesFakeInteractor(game: MatchGame(count: count, removeMax: 2))
    let viewModel = MatchesViewModel(interactor: interactor, coordinator: MatchesFakeCoordinator())
    viewModel.pileDidChange(.removed(3))
    viewModel.pileDidChange(.removed(1))
    return MatchesView(viewModel: viewModel, strings: strings)
  }

  @MainActor static var gameOverView: QuestionView {
    let question = Question(title: "The game is over", message: "You have lost", confirm: "New game")
    return QuestionView(viewModel: QuestionViewModel(question: question, coordinator: QuestionFakeCoordinator()))
  }

  @MainActor static var matchSettingsView: MatchSettingsView {
    let viewModel = WarningMatchSettingsViewModel(
      settings: MatchSettings(), coordinator: MatchSettingsFakeCoordinator(), strings: strings)
    return MatchSettingsView(viewModel: viewModel, strings: strings)
  }
}

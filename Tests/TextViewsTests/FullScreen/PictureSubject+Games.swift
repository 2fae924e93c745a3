import Fakes
import Interactors
import Models
import TextUI
import TextViews
import ViewModels

/// The pages of the two games.
extension PictureSubject {
  @MainActor static func dicePage(rolling value: DieValue) -> any AnyPage {
    Page(DiceLabelView.self, diceViewModel(rolling: value))
  }

  @MainActor static var diceFacePage: any AnyPage {
    Page(DiceFaceView.self, diceViewModel(rolling: .four))
  }

  @MainActor private static func diceViewModel(rolling value: DieValue) -> DiceViewModel {
    DiceViewModel(interactor: DiceFakeInteractor(value), coordinator: DiceFakeCoordinator())
  }

  /// A game in which at most two matches can be removed at once, after some round.
  @MainActor static func matchesPage(count: Int) -> any AnyPage {
    let interactor = MatchesFakeInteractor()
    if let game = try? MatchGame.sample(count: count, removeMax: 2) { interactor.game = game }
    let viewModel = MatchesViewModel(interactor: interactor, coordinator: MatchesFakeCoordinator())
    viewModel.pileDidChange(.removed(3))
    viewModel.pileDidChange(.removed(1))
    return Page(MatchesView.self, viewModel)
  }

  @MainActor static var gameOverPage: any AnyPage {
    let question = Question(
      title: .matches(.overTitle), message: .matches(.userLost), confirm: .matches(.newGame), cancel: nil)
    return Page(
      QuestionView.self, QuestionViewModel(question: question, coordinator: QuestionFakeCoordinator()))
  }

  @MainActor static var matchSettingsPage: any AnyPage {
    Page(
      MatchSettingsView.self,
      WarningMatchSettingsViewModel(settings: MatchSettings(), coordinator: MatchSettingsFakeCoordinator()))
  }
}

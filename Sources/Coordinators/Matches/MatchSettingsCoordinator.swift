package import Models
import TextUI
package import ViewModels

/// Leads out of the match game's settings, with the answer or without.
///
/// Owned by the settings' view model.
///
/// Seed 004.
package final class MatchSettingsCoordinator: MatchSettingsCoordinatorProtocol {
  private weak var navigation: NavigationController?
  private let answer: Answer<MatchSettings>

  init(navigation: NavigationController, answer: Answer<MatchSettings>) {
    self.navigation = navigation
    self.answer = answer
  }

  package func finish(with settings: MatchSettings) {
    answer.give(settings)
    navigation?.pop()
  }

  package func cancel() {
    navigation?.pop()
  }

  package func ask(_ question: Question) async -> Bool {
    await Answer.from { QuestionCoordinator.present(question, answering: $0, on: navigation) } ?? false
  }
}

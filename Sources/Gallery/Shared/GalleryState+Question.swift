import Fakes
import Localization
import Models
import Navigation
import TextViews
import Texts
import ViewModels

extension GalleryState {
  nonisolated static let question = [
    GalleryState("question/leave") {
      [homePage, groupsPage, questionPage(leaving: ["Calçotada Committee", "Bicycle Repair"])]
    },
    GalleryState("question/long") {
      [groupsPage, questionPage(leaving: [String(repeating: "long name ", count: 20), "short"])]
    },
    GalleryState("question/hostile") { [groupsPage, questionPage(leaving: [HostileText.lines.rawValue, "short"])] },
    GalleryState("question/gameOver") {
      let over = Question(
        title: .matches(.overTitle), message: .matches(.userLost), confirm: .matches(.newGame), cancel: nil)
      return [matchesPage(count: 0, computerMove: 1), questionPage(over)]
    },
  ]

  private static func questionPage(leaving groups: [String]) -> any AnyPage {
    questionPage(Question(leaving: groups, from: .joined))
  }

  private static func questionPage(_ question: Question) -> any AnyPage {
    Page(QuestionView.self, QuestionViewModel(question: question, coordinator: QuestionFakeCoordinator()))
  }
}

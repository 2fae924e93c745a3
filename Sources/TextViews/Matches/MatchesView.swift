import Navigation
import TextUI
import Texts
import ViewModels

/// The match game: the pile, the state of the game, and three buttons that take matches.
package struct MatchesView: TextView {
  private let viewModel: MatchesViewModel

  package init(viewModel: MatchesViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem { NavigationItem(path: "matches", title: .matches(.title)) }

  package var screen: Screen {
    let takes = takes
    return Screen(
      elements: [
        .picture(MatchPile(count: viewModel.matchCount).picture), .text(viewModel.gameState), .text(viewModel.report),
      ] + takes.map { .button($0) } + [.text(.matches(.hint))],
      commands: takes + [
        KeyCommand(
          "settings", key: "s", label: .matches(.settings), help: .matches(.settingsHelp), viewModel.changeSettings),
        KeyCommand("new", key: "n", label: .matches(.newGame), help: .matches(.newGameHelp), viewModel.newGame),
      ])
  }

  private var takes: [KeyCommand] {
    [
      KeyCommand("take 1", key: "1", label: .matches(.take(1)), help: .matches(.takeHelp(1)), viewModel.takeOne),
      KeyCommand("take 2", key: "2", label: .matches(.take(2)), help: .matches(.takeHelp(2)), viewModel.takeTwo),
      KeyCommand("take 3", key: "3", label: .matches(.take(3)), help: .matches(.takeHelp(3)), viewModel.takeThree),
    ]
  }
}

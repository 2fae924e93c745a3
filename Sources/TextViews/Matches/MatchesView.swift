package import Localization
import Observation
package import TextUI
package import ViewModels

/// The match game: the pile, how it stands, and what can be taken.
///
/// Owned by the navigation stack.
///
/// Seed 004.
@Observable
package final class MatchesView: TextView {
  package let work = Work()
  /// The last two removals, the user's and the computer's as a rule.
  private var removals: [String] = []
  private let viewModel: MatchesViewModel
  private let strings: Strings

  package init(viewModel: MatchesViewModel, strings: Strings) {
    self.viewModel = viewModel
    self.strings = strings
  }

  /// Tells of a removal, or, with nil, that nothing has been removed yet.
  package func tell(_ news: String?) {
    removals = news.map { removals.suffix(1) + [$0] } ?? []
  }

  package var screen: Screen {
    let takes = takes
    return Screen(
      path: "matches",
      title: viewModel.title,
      elements: [
        .picture(MatchPile(count: viewModel.matchCount).lines),
        .text(viewModel.gameState),
        .text(viewModel.report),
      ] + removals.map { .text($0) } + [.text(viewModel.hint)]
        + takes.enumerated().map { .button(Button(label: viewModel.takeLabel($0 + 1), command: $1)) },
      commands: takes + [
        KeyCommand(
          "settings", key: .character("s"), help: strings(MatchesCommandText.settings),
          action: .nothing(viewModel.changeSettings)),
        KeyCommand(
          "new", key: .character("n"), help: strings(MatchesCommandText.new), action: .nothing(viewModel.newGame)),
        KeyCommand("back", key: .escape, help: strings(CommandText.back), action: .nothing(viewModel.dismissMatches)),
      ])
  }

  private var takes: [KeyCommand] {
    let help = strings(MatchesCommandText.take)
    return [
      KeyCommand("take 1", key: .character("1"), help: help, viewModel.takeOne),
      KeyCommand("take 2", key: .character("2"), help: help, viewModel.takeTwo),
      KeyCommand("take 3", key: .character("3"), help: help, viewModel.takeThree),
    ]
  }
}

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
  private let viewModel: MatchesViewModel
  private let strings: Strings

  package init(viewModel: MatchesViewModel, strings: Strings) {
    self.viewModel = viewModel
    self.strings = strings
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
      ] + [viewModel.lastRemovals].compactMap { $0.map { .text($0) } }
        + takes.enumerated().map { .button(Button(label: viewModel.takeLabel($0 + 1), command: $1)) }
        + [.text(viewModel.hint)],
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
    let takes = [viewModel.takeOne, viewModel.takeTwo, viewModel.takeThree]
    return zip(1..., takes).map { number, take in
      KeyCommand(
        "take \(number)", key: .character(Character("\(number)")),
        help: strings(MatchesCommandText.take, count: number),
        take)
    }
  }
}

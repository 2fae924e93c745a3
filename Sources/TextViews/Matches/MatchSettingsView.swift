package import Localization
import Observation
package import TextUI
package import ViewModels

/// The match game's settings: two sliders and the ways to play.
///
/// It works with whichever view model it is given.
///
/// Owned by the navigation stack.
///
/// Seed 004.
@Observable
package final class MatchSettingsView: TextView {
  package let work = Work()
  private let viewModel: any MatchSettingsViewModelProtocol
  private let strings: Strings

  package init(viewModel: any MatchSettingsViewModelProtocol, strings: Strings) {
    self.viewModel = viewModel
    self.strings = strings
  }

  package var screen: Screen {
    let form = viewModel.form
    let strategies = form.strategies.map { Button(label: $0.label, command: command(for: $0)) }
    let done = KeyCommand(
      "done", key: .enter, help: strings(MatchesCommandText.done), action: .nothing(viewModel.done))
    return Screen(
      path: "settings",
      title: form.title,
      elements: [
        .field(
          Field(
            name: "initial", label: form.initialCountLabel, value: form.initialCount, range: form.initialCounts
          ) { [viewModel] in try viewModel.form.setInitialCount($0) }),
        .field(
          Field(name: "maximum", label: form.removeMaxLabel, value: form.removeMax, range: form.removeLimits) {
            [viewModel] in try viewModel.form.setRemoveMax($0)
          }),
        .text(form.strategy),
      ] + strategies.map { .button($0) } + [.button(Button(label: form.doneLabel, command: done))],
      commands: strategies.map(\.command) + [
        done,
        KeyCommand("back", key: .escape, help: strings(CommandText.back), action: .nothing(viewModel.cancel)),
      ])
  }

  /// Lies on the first letter of its word.
  private func command(for choice: MatchSettingsForm.Choice) -> KeyCommand {
    KeyCommand(
      "strategy \(choice.id)", key: .character(choice.id.first ?? " "),
      help: strings(MatchesCommandText.strategy, ["strategy": choice.label]),
      action: .nothing { [viewModel] in viewModel.form.choose(choice) })
  }
}

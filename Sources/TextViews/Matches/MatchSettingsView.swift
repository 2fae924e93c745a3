import TextUI
import ViewModels

/// The match game's settings: two sliders, and a button for each strategy.
package struct MatchSettingsView: TextView {
  private let viewModel: any MatchSettingsViewModelProtocol

  package init(viewModel: any MatchSettingsViewModelProtocol) {
    self.viewModel = viewModel
  }

  package var screen: Screen {
    let strategies = strategies
    let done = KeyCommand("done", key: .enter, label: .matches(.done), help: .matches(.doneHelp), viewModel.done)
    return Screen(
      path: "settings",
      title: .matches(.settings),
      elements: fields.map { .field($0) } + [.text(viewModel.form.strategy)] + strategies.map { .button($0) }
        + [.button(done)],
      commands: strategies + [done])
  }

  private var fields: [Field] {
    let form = viewModel.form
    return [
      Field(
        name: "initial", label: .matches(.initialCount), value: form.initialCount, range: form.initialCounts,
        edit: viewModel.setInitialCount),
      Field(
        name: "maximum", label: .matches(.removeMax), value: form.removeMax, range: form.removeLimits,
        edit: viewModel.setRemoveMax),
    ]
  }

  private var strategies: [KeyCommand] {
    viewModel.form.strategies.map { choice in
      // The key is the first letter.
      KeyCommand(
        "strategy \(choice.id)", key: .character(choice.id.first ?? " "), label: choice.label, help: choice.help
      ) { viewModel.choose(choice) }
    }
  }
}

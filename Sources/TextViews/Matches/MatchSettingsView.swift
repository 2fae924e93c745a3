import Navigation
import TextUI
import Texts
import ViewModels

/// The match game's settings: two sliders, and the strategies to choose from.
package struct MatchSettingsView: TextView {
  private let viewModel: MatchSettingsViewModel

  package init(viewModel: MatchSettingsViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem {
    NavigationItem(path: "settings", title: .matches(.settings), presentation: .form)
  }

  package var screen: Screen {
    let done = KeyCommand("done", key: .enter, label: .matches(.done), help: .matches(.doneHelp), viewModel.done)
    return Screen(
      elements: fields.map { .field($0) } + [.choice(strategies), .button(done)],
      commands: strategies.options.map(\.command) + [done])
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

  private var strategies: Choice {
    let options = viewModel.form.strategies.map { choice in
      // The key is the first letter of the strategy's id.
      let choose = KeyCommand(
        "strategy \(choice.id)", key: .character(choice.id.first ?? " "), label: choice.label, help: choice.help
      ) { viewModel.choose(choice) }
      return Choice.Option(choose, isChosen: choice.isChosen)
    }
    return Choice(label: .matches(.strategy), options)
  }
}

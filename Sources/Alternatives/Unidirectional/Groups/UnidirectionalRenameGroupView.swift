import Commands
import Localization
import Texts
import TextUI

/// The screen for renaming a group: a function of the state, which sends actions.
struct UnidirectionalRenameGroupView: TextView {
  private let store: Store<RenameGroupFeature.State, RenameGroupFeature.Action, RenameGroupFeature.Effect>

  init(viewModel store: Store<RenameGroupFeature.State, RenameGroupFeature.Action, RenameGroupFeature.Effect>) {
    self.store = store
  }

  var screen: Screen {
    let state = store.state
    let name = Field(name: "name", label: .groups(.name), value: state.name, problem: state.nameProblem) {
      store.set(.typed($0))
    }
    let save = KeyCommand(
      "save", key: .enter, label: .groups(.save), help: .groups(.saveHelp), disabledReason: state.saveDisabledReason,
      action: .nothing { () async throws(CommandError) in
        await store.send(.save)
        if let refusal = store.state.refusal { throw refusal }
      })
    return Screen(
      path: "rename",
      title: .groups(.renameTitle),
      elements: [.field(name), .button(save)],
      commands: [save],
      notice: state.notice)
  }
}

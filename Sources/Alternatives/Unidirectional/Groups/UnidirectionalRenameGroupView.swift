import Changes
import Navigation
import Presenting
import TextUI
import Texts

/// The screen for renaming a group.
///
/// The view is a function of the state, and sends actions.
struct UnidirectionalRenameGroupView: TextView {
  private let store: Store<RenameGroupFeature.State, RenameGroupFeature.Action, RenameGroupFeature.Effect>

  init(viewModel store: Store<RenameGroupFeature.State, RenameGroupFeature.Action, RenameGroupFeature.Effect>) {
    self.store = store
  }

  var item: NavigationItem { NavigationItem(path: "rename", title: store.state.title, presentation: .form) }

  var screen: Screen {
    let state = store.state
    let name = Field(
      name: "name", label: .groups(.name), value: state.name, problem: state.nameProblem,
      disabled: state.nameDisabledReason
    ) {
      store.set(.typed($0))
    }
    let save = KeyCommand(
      "save", key: .enter, label: .groups(.save), help: .groups(.saveHelp),
      .reporting(disabled: state.saveDisabledReason) {
        try await send(.save)
        return store.state.outcome.map { Outcome($0, undo: undo) }
      })
    return Screen(
      elements: [.field(name)] + (state.isGone ? [] : [.button(save)]),
      commands: [save],
      notice: state.notice)
  }

  /// The undo of the last rename.
  ///
  /// The undo keeps the store alive, and so also the state of a screen that has been closed. This is the price of this
  /// architecture.
  private var undo: Undo {
    Undo {
      if let inverse = store.state.inverse { try await send(.undo(inverse)) }
      return self.undo
    }
  }

  private func send(_ action: RenameGroupFeature.Action) async throws(CommandError) {
    await store.send(action)
    if let refusal = store.state.refusal { throw refusal }
  }
}

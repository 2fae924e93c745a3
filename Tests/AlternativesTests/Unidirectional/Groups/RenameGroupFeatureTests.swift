import Alternatives
import Changes
import Fakes
import Interactors
import Localization
import Models
import Navigation
import Presenting
import Testing
import TextUI
import Texts

/// The reducer of renaming, and what its state says: values in, values out.
struct RenameGroupFeatureTests {
  /// A state that has fetched this, in which a name was typed.
  private func state(
    fetched answer: Result<Group, GroupsError>? = .success(.sample), typed name: String? = nil
  ) -> RenameGroupFeature.State {
    var state = RenameGroupFeature.State(Group.sample.id)
    if let answer { state.fetching.end(state.fetching.begin(), with: answer) }
    state.typedName = name
    return state
  }

  /// A state after an action, and what else the reducer wants done.
  private func after(
    _ action: RenameGroupFeature.Action, from state: RenameGroupFeature.State
  ) -> (state: RenameGroupFeature.State, effect: RenameGroupFeature.Effect?) {
    var state = state
    let effect = RenameGroupFeature.reduce(&state, action)
    return (state, effect)
  }

  // MARK: On the screen

  @Test func `at first, the field contains the group's name, which cannot be saved unchanged`() {
    #expect(state().name == Group.sample.name)
    #expect(state().nameProblem == nil)
    #expect(state().saveDisabledReason == .groups(.nameUnchanged))
  }

  @Test(
    arguments: [
      ("", .nameBlank), (" ", .nameBlank),
      (String(repeating: "n", count: GroupName.limit + 1), .nameTooLong(limit: GroupName.limit)),
    ] as [(String, GroupsText)])
  func `an invalid name is shown with the reason, and cannot be saved`(name: String, problem: GroupsText) {
    #expect(state(typed: name).nameProblem == .groups(problem))
    #expect(state(typed: name).saveDisabledReason == .groups(problem))
    let (refused, effect) = after(.save, from: state(typed: name))
    #expect(effect == nil && refused.refusal == CommandError(.groups(problem)))
  }

  @Test func `a new valid name can be saved`() {
    #expect(state(typed: "Runners").saveDisabledReason == nil)
  }

  @Test func `until the group has been fetched, nothing can be saved`() {
    #expect(state(fetched: nil, typed: "Runners").saveDisabledReason == .shared(.notLoaded))
  }

  @Test func `a deleted group cannot be renamed`() {
    let state = state(fetched: .failure(.groupGone), typed: "Runners")
    #expect(state.notice == Notice(.error, .groups(.groupGone)))
    #expect(state.saveDisabledReason == .groups(.groupGone))
  }

  // MARK: What becomes of it

  @Test func `typing sets the name, and causes no effect`() {
    let (state, effect) = after(.typed("Runners"), from: state())
    #expect(state.name == "Runners")
    #expect(effect == nil)
  }

  @Test func `if somebody renames the group while the user types, the typed name stays`() {
    let (fetching, effect) = after(.fetch, from: state(typed: "Runners"))
    #expect(effect == .fetch(Group.sample.id, request: 2))
    #expect(after(.fetched(request: 2, .success(.sampleEmpty)), from: fetching).state.name == "Runners")
  }

  @Test func `saving returns an effect, which the store then runs`() {
    let rename = GroupsEdit.rename(Group.sample.id, from: Group.sample.name, to: "Runners")
    #expect(after(.save, from: state(typed: " Runners ")).effect == .apply(rename))
  }

  @Test func `a successful save closes the screen, reports the rename, and can be undone`() {
    let inverse = GroupsEdit.rename(Group.sample.id, from: "Runners", to: Group.sample.name)
    let (saved, effect) = after(.made(inverse: inverse), from: state(typed: "Runners"))
    #expect(effect == .leave)
    #expect(saved.outcome == .groups(.renamed(group: Group.sample.name, to: "Runners")))
    #expect(after(.undo(inverse), from: saved).effect == .apply(inverse))
  }

  @Test func `a failed save keeps the screen and the typed text, and shows the reason until the next attempt`() {
    let failure = GroupsError.store(StoreError(.full, path: "x"))
    let (refused, effect) = after(.refused(failure), from: state(typed: "Runners"))
    #expect(effect == nil)
    #expect(refused.name == "Runners" && refused.refusal == CommandError(failure.text, remedy: .retry))
    #expect(after(.save, from: refused).state.refusal == nil)
  }

  // MARK: The store

  @Test func `the store renames the group to the trimmed name`() async throws {
    let provider = GroupFakeDataProvider()
    let store = RenameGroupFeature.store(Group.sample.id, on: Place(on: nil), provider)
    await store.send(.fetch)
    store.set(.typed(" Runners "))
    await store.send(.save)
    #expect(provider.calls.last == .apply([.rename(Group.sample.id, from: Group.sample.name, to: "Runners")]))
    #expect(store.state.refusal == nil)
  }

  @Test func `after a failed save, the store's state contains the reason`() async {
    let provider = GroupFakeDataProvider()
    let store = RenameGroupFeature.store("99", on: Place(on: nil), provider)
    store.set(.typed("Runners"))
    await store.send(.save)
    #expect(store.state.refusal == CommandError(.groups(.groupGone)))
  }
}

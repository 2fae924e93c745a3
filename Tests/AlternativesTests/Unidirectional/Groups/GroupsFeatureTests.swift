import Alternatives
import Changes
import Fakes
import Interactors
import Localization
import Models
import Navigation
import Presenting
import Testing
import Texts

/// The reducers of the list and of a group, and what their states say: values in, values out.
struct GroupsFeatureTests {
  private func list(_ answer: Result<[GroupSummary], GroupsError>) -> GroupsFeature.State {
    var state = GroupsFeature.State()
    #expect(GroupsFeature.reduce(&state, .fetch) == .fetch(request: 1))
    #expect(GroupsFeature.reduce(&state, .fetched(request: 1, answer)) == nil)
    return state
  }

  private func group(_ answer: Result<Group, GroupsError>) -> GroupFeature.State {
    var state = GroupFeature.State(Group.sample.id, for: .sampleMe)
    #expect(GroupFeature.reduce(&state, .fetch) == .fetch(Group.sample.id, request: 1))
    #expect(GroupFeature.reduce(&state, .fetched(request: 1, answer)) == nil)
    return state
  }

  // MARK: The list

  @Test func `until the list has been fetched, it is shown as loading`() {
    let state = GroupsFeature.State()
    #expect(state.content == .loading(.shared(.loading)))
    #expect(state.openDisabledReason == .shared(.noRows))
  }

  @Test func `a row can be opened once the list has been fetched`() {
    let state = list(.success([.sample]))
    #expect(state.groups == [.sample])
    #expect(state.content == .loaded(.groups(.groupCount(1))))
    #expect(state.openDisabledReason == nil)
  }

  @Test func `without groups, the list is empty and nothing can be opened`() {
    let state = list(.success([]))
    #expect(state.content == .empty(.groups(.noGroups(.joined))))
    #expect(state.openDisabledReason == .shared(.noRows))
  }

  @Test func `a list that cannot be fetched shows the reason`() {
    let failure = GroupsError.store(StoreError(.busy, path: "x"))
    #expect(list(.failure(failure)).notice == Notice(.error, .shared(.fetchFailed(failure.text)), remedy: .retry))
  }

  @Test func `opening a group shows the group's screen`() {
    var state = list(.success([.sample]))
    #expect(GroupsFeature.reduce(&state, .open(Group.sample.id)) == .present(Group.sample.id))
  }

  @Test func `the action fetch makes the store load the joined groups`() async {
    let store = GroupsFeature.store(on: Place(on: nil), GroupFakeDataProvider(groups: [.sample]))
    await store.send(.fetch)
    #expect(store.state.groups == [.sample])
  }

  // MARK: A group

  @Test func `a group cannot be renamed until it has been fetched`() {
    let state = GroupFeature.State(Group.sample.id, for: .sampleMe)
    #expect(state.name == .groups(.group))
    #expect(state.renameDisabledReason == .shared(.notLoaded))
  }

  @Test func `a group that was fetched can be renamed`() {
    var state = group(.success(.sample))
    #expect(state.name == Text(verbatim: Group.sample.name))
    #expect(
      state.people == Group.sample.participants
        && state.content == .loaded(.groups(.people(members: 3, invited: 0, .joined))))
    #expect(state.renameDisabledReason == nil && !state.isGone)
    #expect(GroupFeature.reduce(&state, .rename) == .rename(Group.sample.id))
  }

  @Test func `a deleted group can only be closed`() {
    var state = group(.failure(.groupGone))
    #expect(state.isGone && state.notice == Notice(.error, .groups(.groupGone)))
    #expect(state.renameDisabledReason == .groups(.groupGone))
    #expect(GroupFeature.reduce(&state, .close) == .leave)
  }

  @Test func `the store fetches the group`() async {
    let store = GroupFeature.store(Group.sample.id, on: Place(on: nil), GroupFakeDataProvider())
    await store.send(.fetch)
    #expect(store.state.people == Group.sample.participants)
  }
}

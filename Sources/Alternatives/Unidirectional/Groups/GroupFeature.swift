import Changes
import Interactors
import Localization
import Models
import Navigation
import Presenting
import TextUI
import Texts

/// A group as values: its state, its actions, and how an action changes the state.
package enum GroupFeature {
  package struct State: Equatable {
    package let id: Group.ID
    package let me: User
    package var fetching = Fetching<Group, GroupsError>()

    package init(_ id: Group.ID, for me: User) {
      self.id = id
      self.me = me
    }

    /// The group's name, or a placeholder until it is known.
    package var name: Text { fetching.state.value.map { Text(verbatim: $0.name) } ?? .groups(.group) }

    package var people: [Participant] { shown.value?.participants ?? [] }

    package var content: Content {
      Content(shown) { .loaded(.groups(.people(in: $0, for: me))) }
    }

    package var notice: Notice? { fetching.state.notice }

    package var isGone: Bool { fetching.state.failure == .groupGone }

    package var renameDisabledReason: Text? {
      fetching.state.disabledReason(gone: .groupGone) ?? fetching.state.value?.reasonNotToChange(for: me)
    }

    private var shown: LoadState<Group, GroupsError> { fetching.state.without(gone: .groupGone) }
  }

  package enum Action: Equatable {
    case fetch, fetched(request: Int, Result<Group, GroupsError>)
    case rename
    case close
  }

  /// Work that waits or leads to another screen, so the reducer leaves it to the store.
  package enum Effect: Equatable {
    case fetch(Group.ID, request: Int)
    case rename(Group.ID)
    case leave
  }

  package static func reduce(_ state: inout State, _ action: Action) -> Effect? {
    switch action {
    case .fetch: return .fetch(state.id, request: state.fetching.begin())
    case .fetched(let request, let answer): state.fetching.end(request, with: answer)
    case .rename: return .rename(state.id)
    case .close: return .leave
    }
    return nil
  }

  package static func store(
    _ group: Group.ID, on place: Place, _ dataProvider: any GroupDataProvider
  ) -> Store<State, Action, Effect> {
    Store(State(group, for: dataProvider.me), reduce: reduce) { (effect) async -> Action? in
      switch effect {
      case .fetch(let group, let request):
        return .fetched(request: request, await Result(of: try await dataProvider.group(group)))
      case .rename(let group): RenameGroupFeature.show(group, on: place.above, dataProvider)
      case .leave: place.leave()
      }
      return nil
    }
  }

  static func show(_ group: Group.ID, on place: Place, _ dataProvider: any GroupDataProvider) {
    let store = Self.store(group, on: place, dataProvider)
    let page = Page(UnidirectionalGroupView.self, store) { await store.send(.fetch) }
    dataProvider.groupsDidChange.add(page) { page in page.load() }
    place.show(page)
  }
}

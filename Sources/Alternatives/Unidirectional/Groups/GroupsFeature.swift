import Changes
import Interactors
import Localization
import Models
import Navigation
import Presenting
import TextUI
import Texts

/// The joined groups as values: the state, the actions, and how an action changes the state.
package enum GroupsFeature {
  package struct State: Equatable {
    package var fetching = Fetching<[GroupSummary], GroupsError>()

    package init() {}

    package var groups: [GroupSummary] { fetching.state.value ?? [] }

    package var content: Content {
      Content(fetching.state) { groups in
        groups.isEmpty ? .empty(.groups(.noGroups(.joined))) : .loaded(.groups(.groupCount(groups.count)))
      }
    }

    package var notice: Notice? { fetching.state.notice }

    package var openDisabledReason: Text? { groups.isEmpty ? .shared(.noRows) : nil }
  }

  package enum Action: Equatable {
    case fetch, fetched(request: Int, Result<[GroupSummary], GroupsError>)
    case open(Group.ID)
  }

  /// Work that waits or leads to another screen, so the reducer leaves it to the store.
  package enum Effect: Equatable {
    case fetch(request: Int)
    case present(Group.ID)
  }

  package static func reduce(_ state: inout State, _ action: Action) -> Effect? {
    switch action {
    case .fetch: return .fetch(request: state.fetching.begin())
    case .fetched(let request, let answer): state.fetching.end(request, with: answer)
    case .open(let group): return .present(group)
    }
    return nil
  }

  package static func store(on place: Place, _ dataProvider: any GroupDataProvider) -> Store<State, Action, Effect> {
    Store(State(), reduce: reduce) { (effect) async -> Action? in
      switch effect {
      case .fetch(let request):
        return .fetched(request: request, await Result(of: try await dataProvider.groupsList(of: .joined).groups))
      case .present(let group):
        GroupFeature.show(group, on: place.above, dataProvider)
        return nil
      }
    }
  }

  static func show(on place: Place, _ dataProvider: any GroupDataProvider) {
    let store = Self.store(on: place, dataProvider)
    let page = Page(UnidirectionalGroupsView.self, store) { await store.send(.fetch) }
    dataProvider.groupsDidChange.add(page) { page in page.load() }
    place.show(page)
  }
}

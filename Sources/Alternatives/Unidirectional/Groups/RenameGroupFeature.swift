import Commands
import Interactors
import Localization
import Models
import Observing
import Texts
import TextUI

/// Renaming a group as values: what is typed, what can happen, and what becomes of it then.
package enum RenameGroupFeature {
  package struct State: Equatable {
    package let id: Group.ID
    package var fetching = Fetching<Group, GroupsError>()
    package var typedName: String?
    /// Why the last save was refused; nil if it was not.
    package var refusal: CommandError?

    package init(_ id: Group.ID) {
      self.id = id
    }

    /// The name typed so far; initially, the group's name.
    package var name: String { typedName ?? fetching.state.value?.name ?? "" }

    /// What is wrong with the typed name; nil if nothing is.
    package var nameProblem: Text? { typedName.flatMap(problem) }

    package var notice: Notice? { fetching.state.notice }

    /// Why the name cannot be saved; nil if it can.
    package var saveDisabledReason: Text? {
      fetching.state.disabledReason(gone: .groupGone) ?? problem(withName: name)
        ?? (name == fetching.state.value?.name ? .groups(.nameUnchanged) : nil)
    }

    private func problem(withName typed: String) -> Text? { GroupName.problem(with: typed)?.text }
  }

  package enum Action: Equatable {
    case fetch, fetched(request: Int, Result<Group, GroupsError>)
    case typed(String)
    case save, saved, refused(GroupsError)
  }

  /// What the reducer leaves to the store: it waits, or leads to another screen.
  package enum Effect: Equatable {
    case fetch(Group.ID, request: Int)
    case rename(Group.ID, to: String)
    case leave
  }

  package static func reduce(_ state: inout State, _ action: Action) -> Effect? {
    switch action {
    case .fetch: return .fetch(state.id, request: state.fetching.begin())
    case .fetched(let request, let answer): state.fetching.end(request, with: answer)
    case .typed(let name): state.typedName = name
    case .save:
      state.refusal = nil
      return .rename(state.id, to: state.name)
    case .saved: return .leave
    case .refused(let error): state.refusal = CommandError(error)
    }
    return nil
  }

  package static func store(
    _ group: Group.ID, on place: Place, _ dataProvider: any GroupDataProvider
  ) -> Store<State, Action, Effect> {
    Store(State(group), reduce: reduce) { effect in await perform(effect, on: place, dataProvider) }
  }

  private static func perform(
    _ effect: Effect, on place: Place, _ dataProvider: any GroupDataProvider
  ) async -> Action? {
    switch effect {
    case .fetch(let group, let request):
      return .fetched(request: request, await Result(of: try await dataProvider.group(group)))
    case .rename(let group, let name):
      do {
        try await dataProvider.rename(group: group, to: GroupName(checking: name))
        return .saved
      } catch {
        return .refused(error)
      }
    case .leave:
      place.leave()
      return nil
    }
  }

  static func show(_ group: Group.ID, on place: Place, _ dataProvider: any GroupDataProvider) {
    let store = Self.store(group, on: place, dataProvider)
    let page = Page(UnidirectionalRenameGroupView.self, store) { await store.send(.fetch) }
    dataProvider.groupsDidChange.add(page) { page in page.load() }
    place.show(page)
  }
}

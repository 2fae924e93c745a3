import Changes
import Interactors
import Localization
import Models
import Navigation
import Presenting
import TextUI
import Texts

/// Renaming a group as values: the state, the actions, and how an action changes the state.
package enum RenameGroupFeature {
  package struct State: Equatable {
    package let id: Group.ID
    package var fetching = Fetching<Group, GroupsError>()
    package var typedName: String?
    /// The group's name as the user last saw it: when typing began, or in a later error.
    ///
    /// Saving fails if the group has a different name by then.
    package var seenName: String?
    /// Why the last save or undo was refused; nil if it was not refused.
    package var refusal: CommandError?
    /// The edit that undoes the last rename; nil until the group has been renamed.
    package var inverse: GroupsEdit?

    package init(_ id: Group.ID) {
      self.id = id
    }

    /// The name typed so far; initially, the group's name.
    package var name: String { typedName ?? groupName }

    package var nameDisabledReason: Text? { fetching.state.disabledReason(gone: .groupGone) }

    /// The problem with the typed name; nil if there is none.
    package var nameProblem: Text? { typedName.flatMap(problem) }

    /// The title, with the group's name; a placeholder until the name is known.
    package var title: Text { fetching.state.value.map { .groups(.renameTitle(group: $0.name)) } ?? .groups(.rename) }

    /// The text that reports the last rename; nil until the group has been renamed.
    package var outcome: Text? {
      guard case .rename(_, let new, let old) = inverse else { return nil }
      return .groups(.renamed(group: old, to: new))
    }

    package var notice: Notice? {
      if let notice = fetching.state.notice { return notice }
      guard let seenName, seenName != groupName else { return nil }
      return Notice(.warning, .groups(.renamedMeanwhile(to: groupName)))
    }

    package var isGone: Bool { fetching.state.failure == .groupGone }

    package var saveDisabledReason: Text? {
      nameDisabledReason ?? problem(withName: name)
        ?? (name == groupName ? .groups(.nameUnchanged) : nil)
    }

    fileprivate var groupName: String { fetching.state.value?.name ?? "" }

    private func problem(withName typed: String) -> Text? { GroupName.problem(with: typed)?.text }
  }

  package enum Action: Equatable {
    case fetch, fetched(request: Int, Result<Group, GroupsError>)
    case typed(String)
    case save, undo(GroupsEdit), made(inverse: GroupsEdit), refused(GroupsError)
  }

  /// Work that waits or leads to another screen, so the reducer leaves it to the store.
  package enum Effect: Equatable {
    case fetch(Group.ID, request: Int)
    case apply(GroupsEdit)
    case leave
  }

  package static func reduce(_ state: inout State, _ action: Action) -> Effect? {
    switch action {
    case .fetch: return .fetch(state.id, request: state.fetching.begin())
    case .fetched(let request, let answer): state.fetching.end(request, with: answer)
    case .typed(let name):
      state.seenName = state.seenName ?? state.groupName
      state.typedName = name
    case .save:
      state.refusal = nil
      do throws(GroupsError) {
        return .apply(
          .rename(state.id, from: state.seenName ?? state.groupName, to: try GroupName(checking: state.name).text))
      } catch {
        state.refusal = CommandError(error)
      }
    case .undo(let edit):
      state.refusal = nil
      return .apply(edit)
    case .made(let inverse):
      state.inverse = inverse
      return .leave
    case .refused(let error):
      if case .renamedSince(let newName) = error { state.seenName = newName }
      state.refusal = CommandError(error)
    }
    return nil
  }

  package static func store(
    _ group: Group.ID, on place: Place, _ dataProvider: any GroupDataProvider
  ) -> Store<State, Action, Effect> {
    Store(State(group), reduce: reduce) { (effect) async -> Action? in
      switch effect {
      case .fetch(let group, let request):
        return .fetched(request: request, await Result(of: try await dataProvider.group(group)))
      case .apply(let edit):
        do throws(GroupsError) {
          return .made(inverse: try await dataProvider.apply(edit).inverse)
        } catch {
          return .refused(error)
        }
      case .leave:
        place.leave()
        return nil
      }
    }
  }

  static func show(_ group: Group.ID, on place: Place, _ dataProvider: any GroupDataProvider) {
    let store = Self.store(group, on: place, dataProvider)
    let page = Page(UnidirectionalRenameGroupView.self, store) { await store.send(.fetch) }
    dataProvider.groupsDidChange.add(page) { page in page.load() }
    place.show(page)
  }
}

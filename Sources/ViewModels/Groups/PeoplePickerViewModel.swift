import Changes
import Interactors
import Localization
import Models
import Observation
import Presenting
import Texts

/// Prepares the people picker for its view, and routes the user's interactions.
///
/// It holds the typed filter, so it is observable and never replaced; the rest is derived from the filter and the
/// interactor's people.
@Observable
package final class PeoplePickerViewModel {
  /// The filter typed so far; the people who match it arrive a moment later.
  ///
  /// A person matches if the name contains every word of the filter, ignoring case and accents.
  package var filter = ""
  /// The people whom the user has marked, to pick all at once; the filter does not affect them.
  private var marked: [User] = []

  private let interactor: any PeoplePickerInteractorProtocol
  private let coordinator: any PeoplePickerCoordinatorProtocol

  package init(interactor: any PeoplePickerInteractorProtocol, coordinator: any PeoplePickerCoordinatorProtocol) {
    self.interactor = interactor
    self.coordinator = coordinator
  }

  // MARK: On the screen

  /// Whether the picked people are to be invited rather than added.
  package var invites: Bool { interactor.category == .invited }
  package var content: Content {
    Content(people) { found in
      let count = found.people.count
      guard count == 0 else { return .loaded(.groups(found.isWhole ? .peopleCount(count) : .firstPeople(count))) }
      return .empty(.groups(found.filter.isEmpty ? .everyoneIsMember : .noMatch(filter: found.filter)))
    }
  }
  package var notice: Notice? { interactor.people.notice }

  /// The people loaded so far who match ``searchedFilter``.
  package var rows: [PersonRowViewModel] {
    let people = found?.people ?? []
    let namesakes = people.namesakes
    return people.map { PersonRowViewModel($0, among: namesakes, isMarked: marked.contains($0)) }
  }

  package var numberOfMarkedPeople: Int { marked.count }
  /// A text that names the marked people, if there are any.
  package var markedPeople: Text? { marked.isEmpty ? nil : .groups(.peopleMarked(marked.map(\.fullName))) }

  /// The filter that ``rows`` match.
  package var searchedFilter: String { found?.filter ?? "" }

  /// Whether the rows include all people who match; true until the people are loaded.
  package var hasAllRows: Bool { found?.isWhole ?? true }

  // MARK: Inside: the interactor

  package func fetchPeople() async { await interactor.fetchPeople() }
  package func fetchAllPeople() async { await interactor.fetchAllPeople() }

  /// Fetches the people who match ``filter``; called after every change to the filter.
  package func search() async { await interactor.fetchPeople(matching: filter) }

  /// Marks the person who is in a row now, to be picked with others, or removes the mark.
  package var mark: Command<Int> {
    let people = found?.people ?? []
    return Command(disabled: disabledReason) { [self] row in
      let person = try people.row(row)
      if let index = marked.firstIndex(of: person) { marked.remove(at: index) } else { marked.append(person) }
    }
  }

  // MARK: Elsewhere: the coordinator

  /// Picks all marked people.
  package var pickMarked: Command<Void> {
    Command(disabled: people.failure == .groupGone ? .groups(.groupGone) : nil) { [self] in
      coordinator.finish(with: marked)
    }
  }

  /// Picks the person who is in a row now, even if the list changes before the command runs.
  package var pick: Command<Int> {
    let people = found?.people ?? []
    return Command(disabled: disabledReason) { [coordinator] row in
      coordinator.finish(with: [try people.row(row)])
    }
  }

  // MARK: -

  /// The people who can be picked; there are none once the group no longer exists.
  private var people: LoadState<FoundPeople, GroupsError> { interactor.people.without(gone: .groupGone) }
  private var found: FoundPeople? { people.value }

  /// The reason why nobody can be picked; nil if somebody can be.
  private var disabledReason: Text? {
    if people.failure == .groupGone { return .groups(.groupGone) }
    if let found, found.filter != filter { return .groups(.notSearchedYet) }
    return found?.people.isEmpty ?? true ? .shared(.noRows) : nil
  }
}

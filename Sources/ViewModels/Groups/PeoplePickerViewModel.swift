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
  /// The filter typed so far; the people who match it are there a moment later.
  ///
  /// A person matches if the name contains every word of the filter, ignoring case and accents.
  package var filter = ""

  private let interactor: any PeoplePickerInteractorProtocol
  private let coordinator: any PeoplePickerCoordinatorProtocol

  package init(interactor: any PeoplePickerInteractorProtocol, coordinator: any PeoplePickerCoordinatorProtocol) {
    self.interactor = interactor
    self.coordinator = coordinator
  }

  // MARK: What is shown

  /// Whether the person is picked to be invited rather than added.
  package var invites: Bool { interactor.category == .invited }
  package var content: Content {
    Content(interactor.people) { found in
      let count = found.people.count
      guard count == 0 else { return .loaded(.groups(found.isWhole ? .peopleCount(count) : .firstPeople(count))) }
      return .empty(.groups(found.filter.isEmpty ? .everyoneIsMember : .noMatch(filter: found.filter)))
    }
  }
  package var notice: Notice? { interactor.people.notice }

  /// The first people who match ``searchedFilter``.
  package var rows: [PersonRowViewModel] {
    let people = found?.people ?? []
    let namesakes = people.namesakes
    return people.map { PersonRowViewModel($0, among: namesakes) }
  }

  /// The filter that ``rows`` match.
  package var searchedFilter: String { found?.filter ?? "" }

  /// Whether the rows are all people who match, or only the first.
  package var hasAllRows: Bool { found?.isWhole ?? true }

  // MARK: Inside: the interactor

  package func fetchPeople() async { await interactor.fetchPeople() }
  package func fetchAllPeople() async { await interactor.fetchAllPeople() }

  /// Fetches the people who match ``filter``; called whenever it has been changed.
  package func search() async { await interactor.fetchPeople(matching: filter) }

  // MARK: Elsewhere: the coordinator

  /// Picks the person who is in a row now, even if the list changes before the command runs.
  package var pick: Command<Int> {
    let people = found?.people ?? []
    return Command(disabled: disabledReason) { [coordinator] row in
      coordinator.finish(with: try people.row(row))
    }
  }

  // MARK: -

  private var found: FoundPeople? { interactor.people.value }

  /// Why nobody can be picked.
  private var disabledReason: Text? {
    if interactor.people.failure == .groupGone { return .groups(.groupGone) }
    if let found, found.filter != filter { return .groups(.notSearchedYet) }
    return rows.isEmpty ? .shared(.noRows) : nil
  }
}

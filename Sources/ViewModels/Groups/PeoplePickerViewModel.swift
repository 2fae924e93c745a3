import Interactors
import Localization
import Models
import Observation

/// Prepares the people picker for its view, and routes the user's interactions.
///
/// It holds the typed filter, so it is observable and never replaced; the rest is derived from the filter and the
/// interactor's people.
@Observable
package final class PeoplePickerViewModel {
  /// The filter typed so far.
  ///
  /// A person is shown if the name contains every word of the filter, ignoring case and accents.
  package var filter = ""

  private let interactor: any PeoplePickerInteractorProtocol
  private let coordinator: any PeoplePickerCoordinatorProtocol
  @ObservationIgnored private var search = PeopleSearch()

  package init(interactor: any PeoplePickerInteractorProtocol, coordinator: any PeoplePickerCoordinatorProtocol) {
    self.interactor = interactor
    self.coordinator = coordinator
  }

  // MARK: What is shown

  package var content: Content {
    Content(interactor.people) { people in
      if people.isEmpty { return .empty(.groups(.everyoneIsMember)) }
      return rows.isEmpty ? .empty(.groups(.noMatch(filter: filter))) : .loaded(.groups(.peopleCount(rows.count)))
    }
  }
  package var notice: Notice? { interactor.people.notice }

  /// The number of people, whether they match the filter or not.
  package var numberOfPeople: Int { interactor.people.value?.count ?? 0 }

  /// The people who match the filter.
  package var rows: PersonRows {
    PersonRows(search.people(matching: filter, among: interactor.people.value ?? []))
  }

  // MARK: Inside: the interactor

  package func fetchPeople() async { await interactor.fetchPeople() }

  // MARK: Elsewhere: the coordinator

  /// Picks the person who is in a row now, even if the list changes before the command runs.
  package var pick: Command<Int> {
    let rows = rows
    return Command(disabled: isGroupGone ? .groups(.groupGone) : rows.isEmpty ? .shared(.noRows) : nil) {
      [coordinator] row in coordinator.finish(with: try rows.row(row).id)
    }
  }

  // MARK: -

  private var isGroupGone: Bool { interactor.people.failure == .groupGone }
}

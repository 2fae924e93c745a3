package import Interactors
package import Localization
import Observation

/// Prepares the people picker for its view, and passes on what the user does there.
///
/// Text is typed here, so this view model is not replaced at every keystroke: it is observable, and what it shows is
/// derived from the filter and from the interactor's people.
@Observable
package final class PeoplePickerViewModel {
  /// What the user has typed so far.
  ///
  /// Everybody is shown whose name has each of its words somewhere in it, without regard to case and accents.
  package var filter = ""

  @ObservationIgnored private let interactor: any PeoplePickerInteractorProtocol
  @ObservationIgnored private let coordinator: any PeoplePickerCoordinatorProtocol
  @ObservationIgnored private let strings: Strings
  @ObservationIgnored private var search = PeopleSearch()

  package init(
    interactor: any PeoplePickerInteractorProtocol, coordinator: any PeoplePickerCoordinatorProtocol, strings: Strings
  ) {
    self.interactor = interactor
    self.coordinator = coordinator
    self.strings = strings
  }

  // MARK: What is shown

  package var title: String { strings(GroupsText.pickerTitle) }
  package var filterLabel: String { strings(GroupsText.filter) }

  /// Those who match the filter.
  package var rows: PersonRows {
    PersonRows(search.people(matching: filter, among: interactor.people))
  }

  package var content: Content {
    let found = rows.count
    if found > 0 { return .loaded(strings(GroupsText.peopleCount, count: found)) }
    if !interactor.people.isEmpty { return .empty(strings(GroupsText.nobodyMatches, ["filter": filter])) }
    return switch interactor.fetch {
    case .notStarted, .running: .loading(strings(SharedText.loading))
    case .failed(let error): .failed(strings.fetchMessage(for: error))
    case .finished: .empty(strings(GroupsText.nobodyLeft))
    }
  }

  /// Why the shown people are not the newest; nil as long as they are.
  package var fetchFailure: String? {
    guard case .failed(let error) = interactor.fetch else { return nil }
    return strings.fetchMessage(for: error)
  }

  // MARK: Inside this calçot: the interactor

  package func fetchPeople() async {
    await interactor.fetchPeople()
  }

  // MARK: To another calçot: the coordinator

  /// Answers with the person who stands in a row at this moment, whoever stands there when the command is given.
  package var pick: Command<Int> {
    let rows = rows
    return Command(when: !rows.isEmpty, otherwise: self.strings(SharedText.noRows)) {
      [strings, coordinator] row throws(Refusal) in
      coordinator.finish(with: try strings.element(inRow: row, of: rows).id)
    }
  }

  package func cancel() {
    coordinator.cancel()
  }
}

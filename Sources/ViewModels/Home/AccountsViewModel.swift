import Changes
import Interactors
import Localization
import Models
import Presenting
import Texts

/// Prepares the list of other people for its view, and routes the user's interactions.
///
/// This is a snapshot of the interactor's model, so a command applies to the row that the user saw.
package struct AccountsViewModel: Snapshot {
  private let interactor: any AccountsInteractorProtocol
  private let coordinator: any AccountsCoordinatorProtocol
  private let others: LoadState<[User], StoreError>

  package init(interactor: any AccountsInteractorProtocol, coordinator: any AccountsCoordinatorProtocol) {
    self.interactor = interactor
    self.coordinator = coordinator
    others = interactor.others
  }

  package func updated() -> Self { Self(interactor: interactor, coordinator: coordinator) }

  // MARK: On the screen

  package var content: Content {
    Content(others) { $0.isEmpty ? .empty(.home(.nobodyElse)) : .loaded(.home(.accountCount($0.count))) }
  }
  package var notice: Notice? { others.notice }
  package var rows: [PersonRowViewModel] {
    let namesakes = people.namesakes
    return people.map { PersonRowViewModel($0, among: namesakes) }
  }

  // MARK: Inside: the interactor

  package func fetchOthers() async { await interactor.fetchOthers() }

  /// Returns why a person cannot have this name; nil if a person can.
  package func problem(withName typed: String) -> Text? { interactor.problem(withName: typed)?.text }

  // MARK: Elsewhere: the coordinator

  /// Begins to act as the person in a row.
  package var act: Command<Int> {
    Command(disabled: people.isEmpty ? .shared(.noRows) : nil) { row in
      coordinator.beginSession(of: try people.row(row))
    }
  }

  // MARK: Inside, then elsewhere

  /// Begins to act as the person with this name, who is registered first if necessary.
  package var actAsNewPerson: Command<String> {
    Command { typed in coordinator.beginSession(of: try await interactor.register(named: typed)) }
  }

  // MARK: -

  private var people: [User] { others.value ?? [] }
}

package import Interactors
package import Models
import Observation

/// An interactor of the people picker without a data provider; a fetch takes ``stock``.
@Observable
package final class PeoplePickerFakeInteractor: PeoplePickerInteractorProtocol {
  package var people: [User] = []
  package var fetch = Fetch<GroupsError>.notStarted
  /// What the next fetch finds.
  package var stock: [User]
  /// What the next fetches fail with; nil to let them succeed again.
  package var failure: GroupsError?

  package init(stock: [User] = User.samples) {
    self.stock = stock
  }

  package func fetchPeople() async {
    if let failure {
      fetch = .failed(failure)
    } else {
      (people, fetch) = (stock, .finished)
    }
  }
}

import Models
import ViewModels

/// A fake coordinator for the people picker: records calls and shows nothing.
package final class PeoplePickerFakeCoordinator: Fake<PeoplePickerFakeCoordinator.Call>, PeoplePickerCoordinatorProtocol
{
  package enum Call: Equatable {
    case finish(User)
  }

  package func finish(with person: User) { record(.finish(person)) }
}

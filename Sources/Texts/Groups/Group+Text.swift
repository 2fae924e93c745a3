import Localization
import Models

extension Group {
  /// Returns why a person cannot change the group: only members can.
  package func reasonNotToChange(for person: User) -> Text? {
    canBeChanged(by: person.id) ? nil : .groups(.onlyMembers)
  }
}

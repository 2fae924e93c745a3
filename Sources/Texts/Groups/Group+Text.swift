import Localization
import Models

extension Group {
  /// Returns the reason why a person cannot change the group; nil for a member.
  package func reasonNotToChange(for person: User) -> Text? {
    canBeChanged(by: person.id) ? nil : .groups(.onlyMembers)
  }
}

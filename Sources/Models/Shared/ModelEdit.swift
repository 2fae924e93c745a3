/// A change to one model, as a value.
///
/// Several edits are applied together: either all of them or none.
package protocol ModelEdit: Equatable, Sendable {
  associatedtype Refusal: Error

  /// Returns the error to throw if this edit, one of several, was refused.
  ///
  /// The error adds a name, so that the user can see which edit was refused.
  func refused(because error: Refusal) -> Refusal
}

extension Array where Element: ModelEdit {
  /// Applies all edits in order, and returns the outcome of each.
  ///
  /// - Throws: The first error. If there are several edits, it is passed through ``ModelEdit/refused(because:)`` of the refused
  ///   edit.
  package func applyEach<Made>(
    _ apply: (Element) throws(Element.Refusal) -> Made
  ) throws(Element.Refusal) -> [Made] {
    try map { edit throws(Element.Refusal) in
      do throws(Element.Refusal) {
        return try apply(edit)
      } catch {
        throw count > 1 ? edit.refused(because: error) : error
      }
    }
  }
}

/// A change of one model as a value, which is made together with others or refused with them.
package protocol ModelEdit: Equatable, Sendable {
  associatedtype Refusal: Error

  /// Returns why several edits were refused because of this one: the error, and whom or what it is about.
  func refused(because error: Refusal) -> Refusal
}

extension Array where Element: ModelEdit {
  /// Makes all edits in their order, and returns what each has made.
  ///
  /// - Throws: The first error; it says which edit stands in the way if there are several.
  package func makeEach<Made>(
    _ make: (Element) throws(Element.Refusal) -> Made
  ) throws(Element.Refusal) -> [Made] {
    try map { edit throws(Element.Refusal) in
      do throws(Element.Refusal) { return try make(edit) } catch {
        throw count > 1 ? edit.refused(because: error) : error
      }
    }
  }
}

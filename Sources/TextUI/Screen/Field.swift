/// A line of text that the user can change.
package struct Field {
  /// What the user calls it in commands.
  package let name: String
  package let label: String
  package let value: String
  /// The whole numbers that it takes, if it takes no other text: where there are keys, it is a slider.
  package let range: ClosedRange<Int>?
  /// Hands a changed text to the view model: called at every keystroke.
  ///
  /// A text that it refuses, with an ``Explained`` error, has changed nothing.
  package let edit: (String) throws -> Void

  package init(
    name: String, label: String, value: String, range: ClosedRange<Int>? = nil,
    edit: @escaping (String) throws -> Void
  ) {
    self.name = name
    self.label = label
    self.value = value
    self.range = range
    self.edit = edit
  }
}

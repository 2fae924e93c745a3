/// A line of text that the user can change.
package struct Field {
  /// What the user calls it in commands.
  package let name: String
  package let label: String
  package let value: String
  /// Hands a changed text to the view model: called at every keystroke.
  package let edit: (String) -> Void

  package init(name: String, label: String, value: String, edit: @escaping (String) -> Void) {
    self.name = name
    self.label = label
    self.value = value
    self.edit = edit
  }
}

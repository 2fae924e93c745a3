/// What a text view shows at one moment, as plain values: the renderers know how to show it.
package struct Screen {
  /// This screen's part of the path, as on the command line; the stack joins the parts.
  package let path: String
  package let title: String
  /// From top to bottom.
  ///
  /// Commands that take a row count the rows of the first list.
  package let elements: [Element]
  package let commands: [KeyCommand]
  package let notice: Notice?
  /// Whether it interrupts the screen below, which stays in view where there is room for both.
  package let isDialog: Bool

  package init(
    path: String, title: String, elements: [Element], commands: [KeyCommand], notice: Notice? = nil,
    isDialog: Bool = false
  ) {
    self.path = path
    self.title = title
    self.elements = elements
    self.commands = commands
    self.notice = notice
    self.isDialog = isDialog
  }

  /// The list whose rows the commands mean.
  package var list: RowList? {
    for case .list(let list) in elements { return list }
    return nil
  }

  /// The fields, from top to bottom.
  package var fields: [Field] {
    elements.compactMap { element in
      guard case .field(let field) = element else { return nil }
      return field
    }
  }
}

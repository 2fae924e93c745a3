import Localization
import Presenting

/// The content of a view at one moment, as plain values that a renderer can present.
package struct Screen {
  /// The elements from top to bottom.
  ///
  /// Commands that take a row refer to the first list.
  package let elements: [Element]
  package let commands: [KeyCommand]
  package let notice: Notice?
  /// The web addresses in texts by other people.
  package let links: [String]
  /// The texts to copy from a screen without rows.
  ///
  /// If nil, the first quoted text is copied.
  package let copied: [Text]?
  /// Whether the label of a command can be typed in place of its name.
  ///
  /// It is false for a question. The command that led to the question may have the same label as its answer, so a user
  /// who types the command twice would answer without reading.
  package let takesLabels: Bool

  package init(
    elements: [Element], commands: [KeyCommand], notice: Notice? = nil, links: [String] = [],
    copied: [Text]? = nil, takesLabels: Bool = true
  ) {
    self.elements = elements
    self.commands = commands
    self.notice = notice
    self.links = links
    self.copied = copied
    self.takesLabels = takesLabels
  }

  /// The list that commands refer to when they take a row.
  package var list: RowList? {
    for case .list(let list) in elements { return list }
    return nil
  }

  /// The field that filters the list; if there is none, the session filters the list.
  package var filterField: Field? { fields.first(where: \.isFilter) }

  /// The first picture.
  package var picture: Picture? {
    for case .picture(let picture) in elements { return picture }
    return nil
  }

  /// Whether any part of the screen shows work in progress.
  package var showsProgress: Bool {
    elements.contains { element in
      if case .progress = element { true } else { false }
    } || list?.ending?.isBusy == true
  }

  /// The fields, from top to bottom.
  package var fields: [Field] {
    elements.compactMap { element in
      guard case .field(let field) = element else { return nil }
      return field
    }
  }
}

import Commands
import Localization

/// What a view shows at one moment, as plain values that a renderer can present.
package struct Screen {
  /// The screen's part of the path; sessions join the parts of the stack.
  package let path: String
  /// What the tab that is shown adds to the path; nil for the first.
  package let tab: String?
  package let title: Text
  /// The elements from top to bottom.
  ///
  /// Commands that take a row refer to the first list.
  package let elements: [Element]
  package let commands: [KeyCommand]
  package let notice: Notice?
  /// The web addresses in what others have written.
  package let links: [String]
  package let presentation: Presentation
  /// Whether its path opens it when the program starts.
  ///
  /// A dialog, and a screen that shows what another one has fetched or typed, has the path of the one below instead.
  package let opensByPath: Bool

  package init(
    path: String, tab: String? = nil, title: Text, elements: [Element], commands: [KeyCommand],
    notice: Notice? = nil, links: [String] = [], presentation: Presentation = .page, opensByPath: Bool = true
  ) {
    self.path = path
    self.tab = tab
    self.title = title
    self.elements = elements
    self.commands = commands
    self.notice = notice
    self.links = links
    self.presentation = presentation
    self.opensByPath = opensByPath && presentation != .dialog
  }

  package var isDialog: Bool { presentation == .dialog }

  /// The list that commands with a row refer to.
  package var list: RowList? {
    for case .list(let list) in elements { return list }
    return nil
  }

  /// The field that filters the list; nil if the session filters it.
  package var filterField: Field? { fields.first(where: \.isFilter) }

  /// The first picture; nil if there is none.
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

/// A screen under the keys that programs are promised.
nonisolated struct JSONScreen: Encodable {
  struct Row: Encodable {
    let id, text, detail: String

    init(_ row: TextUI.Row) {
      (id, text, detail) = (row.id, row.text, row.detail)
    }
  }

  /// What has become of a row since the list was last shown; indices count from 0, and are left out where there is none.
  struct Edit: Encodable {
    let kind: String
    let old, new: Int?
    let row: Row?

    @MainActor init(_ edit: RowEdit) {
      kind = edit.kind.rawValue
      (old, new) = (edit.old, edit.new)
      row = edit.row.map(Row.init)
    }
  }

  struct Command: Encodable {
    let name, key, help, takes: String
    let enabled: Bool
  }

  struct Notice: Encodable {
    let kind, text: String
  }

  /// One element; the keys of the other kinds are left out.
  struct Element: Encodable {
    let kind: String
    var text: String?
    var lines: [String]?
    var count, offset: Int?
    var rows: [Row]?
    var more: String?
    var edits: [Edit]?
    var minimum, maximum: Int?
    var name, label, value: String?
    var command: String?
    var enabled: Bool?
  }

  let path, title: String
  let elements: [Element]
  let commands: [Command]
  let notice: Notice?
  let busy: Bool
  let line: Int?

  @MainActor init(_ snapshot: Snapshot, line: Int?) {
    path = snapshot.path
    title = snapshot.screen.title
    elements = snapshot.screen.elements.map { Self.element($0, of: snapshot) }
    commands = snapshot.screen.commands.map {
      Command(name: $0.name, key: $0.key.label, help: $0.help, takes: $0.takes, enabled: $0.isEnabled)
    }
    notice = snapshot.notice.map { Notice(kind: $0.kind.rawValue, text: $0.text) }
    busy = snapshot.isBusy
    self.line = line
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try container.encode(title, forKey: .title)
    try container.encode(elements, forKey: .elements)
    try container.encode(commands, forKey: .commands)
    // These two are always there, if only as null.
    try container.encode(notice, forKey: .notice)
    try container.encode(line, forKey: .line)
    try container.encode(busy, forKey: .busy)
  }

  private enum CodingKeys: String, CodingKey {
    case path, title, elements, commands, notice, busy, line
  }

  @MainActor private static func element(_ element: TextUI.Element, of snapshot: Snapshot) -> Element {
    switch element {
    case .text(let text, _): return Element(kind: "text", text: text)
    case .progress(let text): return Element(kind: "progress", text: text)
    case .picture(let lines, _): return Element(kind: "picture", lines: lines)
    case .field(let field):
      return Element(
        kind: "field", minimum: field.range?.lowerBound, maximum: field.range?.upperBound, name: field.name,
        label: field.label, value: field.value)
    case .button(let button):
      return Element(
        kind: "button", label: button.label, command: button.command.name, enabled: button.command.isEnabled)
    case .list(let list):
      let shown = snapshot.page.rows(of: list.count)
      let rows = shown.compactMap { list[$0] }.map(Row.init)
      return Element(
        kind: "list", count: list.count, offset: shown.lowerBound, rows: rows,
        more: shown.upperBound == list.count ? list.ending?.text : nil,
        edits: list.editsSince == nil ? nil : snapshot.edits.map(Edit.init))
    }
  }
}

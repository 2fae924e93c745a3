import Localization
import TextUI

/// A screen in JSON; programs rely on the names of its keys.
nonisolated struct JSONScreen: Encodable {
  struct Row: Encodable {
    let id, text, detail: String

    init(_ row: TextUI.Row, language: Language) {
      id = row.id
      text = row.text.words(in: language)
      detail = row.detail?.words(in: language) ?? ""
    }
  }

  /// A change of a row since the list was last shown; indices are zero-based, and left out if there is none.
  struct Edit: Encodable {
    let kind: String
    let old, new: Int?
    let row: Row?

    @MainActor init(_ edit: RowEdit, language: Language) {
      kind = edit.kind.rawValue
      (old, new) = (edit.old, edit.new)
      row = edit.row.map { Row($0, language: language) }
    }
  }

  struct Command: Encodable {
    let name, key, label, help, takes: String
    let enabled: Bool

    @MainActor init(_ command: KeyCommand, language: Language) {
      (name, key, takes, enabled) = (command.name, command.key.label, command.takes, command.isEnabled)
      label = command.label.words(in: language)
      help = command.help.words(in: language)
    }
  }

  struct Notice: Encodable {
    let kind, text: String
  }

  let path, title: String
  let elements: [JSONElement]
  let commands: [Command]
  let notice: Notice?
  let busy: Bool
  let line: Int?

  @MainActor init(_ moment: Moment, line: Int?, language: Language) {
    path = moment.path
    title = moment.screen.title.words(in: language)
    elements = moment.screen.elements.map { JSONElement($0, of: moment, language: language) }
    commands = moment.screen.commands.map { Command($0, language: language) }
    notice = moment.notice(referringBy: .name).map {
      Notice(kind: $0.kind.rawValue, text: $0.text.words(in: language))
    }
    busy = moment.isBusy
    self.line = line
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try container.encode(title, forKey: .title)
    try container.encode(elements, forKey: .elements)
    try container.encode(commands, forKey: .commands)
    // These two keys are always present, even if they are null.
    try container.encode(notice, forKey: .notice)
    try container.encode(line, forKey: .line)
    try container.encode(busy, forKey: .busy)
  }

  private enum CodingKeys: String, CodingKey {
    case path, title, elements, commands, notice, busy, line
  }
}

import Commands
import Localization
import TextUI

/// A screen in JSON; programs rely on the names of its keys, which `Docs/screen.schema.json` describes.
nonisolated struct JSONScreen: Encodable {
  /// The version of the format.
  ///
  /// Within a version, keys, kinds and codes may be added, but not changed or taken away.
  static let version = 1

  struct JSONScreenCommand: Encodable {
    let name, key, label, help, takes: String
    let enabled: Bool
    let reason: JSONReason?

    @MainActor init(_ command: KeyCommand, language: Language) {
      (name, key, takes, enabled) = (command.name, command.key.label, command.takes, command.isEnabled)
      label = command.label.words(in: language)
      help = command.help.words(in: language)
      reason = command.disabledReason.map { JSONReason($0, language: language) }
    }
  }

  struct JSONNotice: Encodable {
    let kind, code, text: String
    /// The field that it is about, what helps, and the command of the screen for that.
    let field, remedy, command: String?
    /// The id of the row of the list that a command has made.
    let row: String?
    /// Whether what was done can be taken back, and whether the notice has not been told before.
    let undo, new: Bool

    @MainActor init(_ notice: Localization.Notice, of moment: ShownScreen, language: Language) {
      let screen = moment.screen
      let reason = JSONReason(notice.text, language: language)
      (kind, code, text) = (notice.kind.rawValue, reason.code, reason.text)
      field = moment.refusal?.field ?? screen.fields.first { $0.problem?.code == reason.code }?.name
      remedy = notice.remedy?.rawValue
      // A refused command is tried again itself.
      let remedies = moment.refusal == nil ? screen.commands.filter(\.isEnabled) : []
      command = notice.remedy.flatMap { remedy in remedies.first { $0.remedy == remedy } }?.name
      let report = if case .report = moment.heldNotice { moment.report } else { nil as ShownScreen.Report? }
      (row, undo, new) = (report?.row, report?.outcome.undo != nil, moment.noticeIsNew)
    }
  }

  let path, title: String
  let elements: [JSONElement]
  let commands: [JSONScreenCommand]
  let notice: JSONNotice?
  let dialog, busy: Bool
  let line: Int?
  let revision: Int

  @MainActor init(_ moment: ShownScreen, line: Int?, language: Language) {
    path = moment.path
    title = moment.screen.title.words(in: language)
    elements = moment.screen.elements.map { JSONElement($0, of: moment, language: language) }
    commands = moment.screen.commands.map { JSONScreenCommand($0, language: language) }
    notice = moment.notice(referringBy: .name).map { JSONNotice($0, of: moment, language: language) }
    (dialog, busy) = (moment.screen.isDialog, moment.isBusy)
    self.line = line
    revision = moment.revision
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.version, forKey: .v)
    try container.encode(revision, forKey: .revision)
    try container.encode(path, forKey: .path)
    try container.encode(title, forKey: .title)
    try container.encode(dialog, forKey: .dialog)
    try container.encode(elements, forKey: .elements)
    try container.encode(commands, forKey: .commands)
    // These two keys are always present, even if they are null.
    try container.encode(notice, forKey: .notice)
    try container.encode(line, forKey: .line)
    try container.encode(busy, forKey: .busy)
  }

  private enum CodingKeys: String, CodingKey {
    case v, revision, path, title, dialog, elements, commands, notice, busy, line
  }
}

import Localization
import TextUI

/// One element of a screen in JSON; keys that do not belong to its kind are left out.
nonisolated struct JSONElement: Encodable {
  let kind: String
  private var text: String?
  private var lines: [String]?
  private var count, offset: Int?
  private var rows: [JSONScreen.Row]?
  private var more: String?
  private var edits: [JSONScreen.Edit]?
  private var minimum, maximum: Int?
  private var name, label, value: String?
  private var command: String?
  private var enabled: Bool?

  @MainActor init(_ element: Element, of moment: Moment, language: Language) {
    switch element {
    case .text(let text, _):
      kind = "text"
      self.text = text.words(in: language)
    case .progress(let text):
      kind = "progress"
      self.text = text.words(in: language)
    case .picture(let lines, _):
      kind = "picture"
      self.lines = lines
    case .field(let field):
      kind = "field"
      (name, label, value) = (field.name, field.label.words(in: language), field.value)
      (minimum, maximum) = (field.range?.lowerBound, field.range?.upperBound)
    case .button(let command):
      kind = "button"
      (self.command, label, enabled) = (command.name, command.label.words(in: language), command.isEnabled)
    case .list(let list):
      kind = "list"
      let shown = moment.listPage.rows(of: list.count)
      (count, offset) = (list.count, shown.lowerBound)
      rows = shown.compactMap { list[$0] }.map { JSONScreen.Row($0, language: language) }
      more = shown.upperBound == list.count ? list.ending?.text.words(in: language) : nil
      edits = list.editsSince == nil ? nil : moment.edits.map { JSONScreen.Edit($0, language: language) }
    }
  }
}

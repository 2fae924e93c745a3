import Commands
import Localization
import TextUI

/// One element of a screen in JSON; keys that do not belong to its kind are left out.
nonisolated struct JSONElement: Encodable {
  /// One of the options of a choice; `count` is left out if it is not known.
  struct JSONOption: Encodable {
    let command, label: String
    let count: Int?
    let chosen: Bool

    @MainActor init(_ option: Choice.Option, language: Language) {
      (command, label) = (option.command.name, option.command.label.words(in: language))
      (count, chosen) = (option.count, option.isChosen)
    }
  }

  /// What the rows were found by, how many match, and among how many.
  struct JSONSearch: Encodable {
    let typed: String
    let count, total: Int
  }

  let kind: String
  private var text, tone: String?
  private var lines: [String]?
  private var count, offset: Int?
  private var rows: [JSONRow]?
  private var more: String?
  private var edits: [JSONEdit]?
  private var summary, order, new: String?
  private var search: JSONSearch?
  private var minimum, maximum, percent: Int?
  private var options: [JSONOption]?
  private var selected: String?
  private var name, label, value: String?
  private var filters: Bool?
  private var problem: JSONReason?
  private var command: String?
  private var enabled: Bool?

  @MainActor init(_ element: Element, of moment: ShownScreen, language: Language) {
    switch element {
    case .text(let text, let tone):
      kind = "text"
      (self.text, self.tone) = (text.words(in: language), tone.rawValue)
    case .progress(let text):
      kind = "progress"
      self.text = text.words(in: language)
    case .picture(let picture):
      kind = "picture"
      lines = picture.drawing.map { $0.map(\.characters).joined() }
    case .badge(let badge):
      kind = "badge"
      text = badge.letters
    case .share(let percent, let text):
      kind = "share"
      (self.percent, self.text) = (percent, text.words(in: language))
    case .choice(let choice):
      kind = "choice"
      label = choice.label?.words(in: language)
      options = choice.options.map { JSONOption($0, language: language) }
      selected = choice.options.first(where: \.isChosen)?.command.name
    case .field(let field):
      kind = "field"
      (name, label, value) = (field.name, field.label.words(in: language), field.value)
      (minimum, maximum) = (field.range?.lowerBound, field.range?.upperBound)
      (filters, problem) = (field.isFilter, field.problem.map { JSONReason($0, language: language) })
    case .button(let command):
      kind = "button"
      (self.command, label, enabled) = (command.name, command.label.words(in: language), command.isEnabled)
    case .list(let list):
      kind = "list"
      let shown = moment.listPage.rows(of: list.count)
      (count, offset) = (list.count, shown.lowerBound)
      (summary, order) = (list.summary?.words(in: language), list.order?.words(in: language))
      new = moment.report?.row
      search = list.search.map { JSONSearch(typed: $0.typed, count: $0.count, total: $0.total) }
      rows = shown.compactMap { list[$0] }.map { JSONRow($0, language: language) }
      more = shown.upperBound == list.count ? list.ending?.text.words(in: language) : nil
      edits = list.editsSince == nil ? nil : moment.edits.map { JSONEdit($0, language: language) }
    }
  }
}

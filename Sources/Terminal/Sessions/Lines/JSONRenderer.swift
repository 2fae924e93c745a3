import Localization
import Navigation
import Presenting
import TextUI

/// Renders each screen as one line of JSON, for programs.
///
/// Programs rely on the names of the keys, which `Docs/screen.schema.json` describes.
package struct JSONRenderer: ScreenRenderer {
  /// The version of the format.
  ///
  /// Within a version, keys, kinds and codes may be added, but not changed or removed.
  private static let version = JSONValue.number(1)

  package let isForPrograms = true
  private let language: Language

  package init(language: Language) { self.language = language }

  package func render(_ shown: ShownScreen, line: Int?) -> SafeText {
    SafeText(json: screen(shown, line: line))
  }

  /// Returns the current top screen; an empty text if the stack is empty.
  package func render(_ navigation: NavigationController) -> SafeText {
    ShownScreen(of: navigation).map { render($0, line: nil) } ?? SafeText(lines: [])
  }

  /// Renders an error in place of a screen, if there is no screen.
  package func render(_ error: some PresentableError) -> SafeText {
    SafeText(json: ["v": Self.version, "error": reason(error.message)])
  }

  package func look(of shown: ShownScreen) -> ScreenLook { .program(screen(shown, line: nil)) }

  package func rows(of shown: ShownScreen) -> JSONText? {
    shown.screen.list.map { list in
      JSONText(list: shown.listPage.rows(of: list.count).lazy.compactMap { list[$0] }.map(row))
    }
  }

  // A program always gets the whole screen.
  package func read(_ shown: ShownScreen) -> Printout? { nil }
  package func render(_ shown: ShownScreen, since printed: Printout) -> SafeText? { nil }

  // MARK: Screen

  private func screen(_ shown: ShownScreen, line: Int?) -> JSONValue {
    let screen = shown.screen
    return [
      "v": Self.version, "revision": .number(shown.revision), "path": .text(shown.path),
      "title": words(shown.item.title),
      "dialog": .bool(shown.item.isDialog), "elements": .list(screen.elements.map { element($0, of: shown) }),
      "commands": .list(screen.commands.map(command)), "busy": .bool(shown.isBusy),
      // These two keys are always present, even if they are null.
      "notice": shown.notice(referringBy: .name).map { notice($0, of: shown) } ?? .null,
      "line": line.map(JSONValue.number) ?? .null,
    ]
  }

  private func command(_ command: KeyCommand) -> JSONValue {
    [
      "name": .text(command.name), "key": .text(command.key.label), "label": words(command.label),
      "help": words(command.help), "takes": .text(command.takes.rawValue), "enabled": .bool(command.isEnabled),
      "reason": command.disabledReason.map(reason),
    ]
  }

  private func notice(_ notice: Notice, of shown: ShownScreen) -> JSONValue {
    let screen = shown.screen
    let field = shown.refusal?.field ?? screen.fields.first { $0.problem?.code == code(of: notice.text) }?.name
    // After a refusal, the remedy is to run the same command again, so name no other command.
    let remedies = shown.refusal == nil ? screen.commands.filter(\.isEnabled) : []
    let command = notice.remedy.flatMap { remedy in remedies.first { $0.remedy == remedy } }
    let report = if case .report = shown.noticeSource { shown.report } else { nil as ShownScreen.Report? }
    return [
      "kind": .text(notice.kind.rawValue), "code": .text(code(of: notice.text)), "text": words(notice.text),
      "field": field.map(JSONValue.text), "remedy": (notice.remedy?.rawValue).map(JSONValue.text),
      "command": (command?.name).map(JSONValue.text), "row": (report?.row).map(JSONValue.text),
      "undo": .bool(report?.outcome.undo != nil), "new": .bool(shown.noticeIsNew),
    ]
  }

  /// Returns the reason for a refusal or a problem, in words and as a code.
  ///
  /// The code is the same in every language.
  private func reason(_ text: Text) -> JSONValue { ["code": .text(code(of: text)), "text": words(text)] }

  private func code(of text: Text) -> String { text.code ?? "other" }

  private func words(_ text: Text) -> JSONValue { .text(text.words(in: language)) }

  // MARK: Elements

  private func element(_ element: Element, of shown: ShownScreen) -> JSONValue {
    switch element {
    case .text(let text, let tone): ["kind": "text", "text": words(text), "tone": .text(tone.rawValue)]
    case .fact(let label, let text, let values):
      [
        "kind": "text", "text": words("\(label): \(text)"), "tone": .text(Tone.plain.rawValue),
        "values": .object(values.mapValues(value)),
      ]
    case .progress(let text): ["kind": "progress", "text": words(text)]
    case .picture(let picture):
      ["kind": "picture", "lines": .list(picture.drawing.map { .text($0.map(\.characters).joined()) })]
    case .badge(let badge): ["kind": "badge", "text": .text(badge.letters)]
    case .share(let percent, let text): ["kind": "share", "percent": .number(percent), "text": words(text)]
    case .choice(let choice):
      [
        "kind": "choice", "label": choice.label.map(words), "options": .list(choice.options.map(option)),
        "selected": choice.options.first(where: \.isChosen).map { .text($0.command.name) },
      ]
    case .field(let field):
      [
        "kind": "field", "name": .text(field.name), "label": words(field.label), "value": .text(field.value),
        "minimum": (field.range?.lowerBound).map(JSONValue.number),
        "maximum": (field.range?.upperBound).map(JSONValue.number),
        "filters": .bool(field.isFilter), "problem": field.problem.map(reason),
      ]
    case .button(let command):
      [
        "kind": "button", "command": .text(command.name), "label": words(command.label),
        "enabled": .bool(command.isEnabled),
      ]
    case .list(let list): self.list(list, of: shown)
    }
  }

  private func option(_ option: Choice.Option) -> JSONValue {
    [
      "command": .text(option.command.name), "label": words(option.command.label),
      "count": option.count.map(JSONValue.number), "chosen": .bool(option.isChosen),
    ]
  }

  private func list(_ list: RowList, of shown: ShownScreen) -> JSONValue {
    let range = shown.listPage.rows(of: list.count)
    let ending = range.upperBound == list.count ? list.ending : nil
    let search = list.search.map { search -> JSONValue in
      ["typed": .text(search.typed), "count": .number(list.count), "total": .number(search.total ?? list.count)]
    }
    return [
      "kind": "list", "count": .number(list.count), "offset": .number(range.lowerBound),
      "summary": list.summary.map(words), "values": list.values.isEmpty ? nil : .object(list.values.mapValues(value)),
      "order": list.order.map(words), "search": search,
      "new": (shown.report?.row).map(JSONValue.text), "rows": (shown.rows ?? rows(of: shown)).map(JSONValue.written),
      "hasMore": .bool(shown.listPage.hasMore(of: list)), "more": (ending?.text).map(words),
      "edits": list.editsSince.map { _ in .list(shown.edits.map(edit)) },
    ]
  }

  private func row(_ row: Row) -> JSONValue {
    [
      "id": .text(row.id), "text": words(row.text), "detail": row.detail.map(words) ?? "",
      "values": .object(row.values.mapValues(value)),
    ]
  }

  private func value(_ value: RowValue) -> JSONValue {
    switch value {
    case .number(let number): .number(number)
    case .flag(let flag): .bool(flag)
    case .share(let percent): .hundredths(percent)
    case .text(let text): .text(text)
    }
  }

  /// Returns a change of a row since the list was last shown; indices are zero-based.
  private func edit(_ edit: RowEdit) -> JSONValue {
    [
      "kind": .text(edit.kind.rawValue), "old": edit.old.map(JSONValue.number), "new": edit.new.map(JSONValue.number),
      "row": edit.row.map(row),
    ]
  }
}

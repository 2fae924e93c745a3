import Localization
import Navigation
import TextUI

extension AnyPage {
  /// The name of its view.
  var viewName: String { "\(type(of: self))".replacing(/Page<|>/, with: "") }

  /// Everything that the user sees of it, except for the notice; ids are in brackets.
  var summary: String {
    let screen = screen
    let commands = screen.commands.map {
      "\($0.name)\($0.isEnabled ? "" : ": \($0.disabledReason?.words(in: .en) ?? "")")"
    }
    return (["[\(item.path)] \(item.title.words(in: .en))"] + screen.elements.map(\.summary) + commands).joined(
      separator: "\n")
  }
}

extension Element {
  fileprivate var summary: String {
    switch self {
    case .text(let text, _), .progress(let text), .share(_, let text): text.words(in: .en)
    case .fact(let label, let text, _): ("\(label): \(text)" as Text).words(in: .en)
    case .list(let list): list.summaryOfRows
    case .field(let field): "\(field.name) = \(field.value) \(field.problem?.words(in: .en) ?? "")"
    case .button(let command): command.name
    case .choice(let choice):
      choice.options.map { "\($0.text.words(in: .en))\($0.isChosen ? "*" : "")" }.joined(separator: " ")
    case .picture(let picture): "\(picture)"
    case .badge(let badge): badge.letters
    }
  }
}

extension RowList {
  fileprivate var summaryOfRows: String {
    (0..<count).compactMap { self[$0] }
      .map { "[\($0.id)] \($0.text.words(in: .en)) \($0.detail?.words(in: .en) ?? "")" }
      .joined(separator: "\n") + (ending.map { "\n\($0.text.words(in: .en))" } ?? "")
  }
}

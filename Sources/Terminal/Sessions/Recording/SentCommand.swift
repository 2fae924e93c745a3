import Navigation
import TextUI

/// What the user has done, as a program would send it: rows by their ids, so that it means the same another time.
struct SentCommand {
  private var keys: [String: JSONValue]
  /// What the user has typed, by its key, and what stands for it where texts are left out.
  private var typed: (key: String, text: String, placeholder: String)?

  /// Creates what runs a command of a page, whose screen has these rows, unless that ends the run: a replay is to end on the
  /// last screen.
  init?(
    _ command: KeyCommand, rows: [Int] = [], text: String = "", on screen: Screen, of page: any AnyPage,
    in navigation: NavigationController
  ) {
    let isFirst = navigation.stack.first === page
    guard command.name != "quit", command.name != "back" || !isFirst else { return nil }
    keys = ["command": .text(command.name), "page": Self.number(of: page, in: navigation)].compactMapValues(\.self)
    let ids = rows.compactMap { screen.list?[$0].map { JSONValue.text($0.id) } }
    switch command.takes {
    case .nothing: break
    case .row: keys["row"] = ids.first
    case .rows: keys["rows"] = .list(ids)
    case .text: typed = ("text", text, Self.placeholder(for: text))
    }
  }

  /// Creates what fills in a field of a page.
  init(_ field: Field, _ text: String, of page: any AnyPage, in navigation: NavigationController) {
    keys = ["command": "set", "field": .text(field.name), "page": Self.number(of: page, in: navigation)]
      .compactMapValues(\.self)
    // What is found by a filter is known by its id, and is there without one. A number in a range is chosen, not written.
    let placeholder = field.isFilter ? "" : field.range == nil ? Self.placeholder(for: text) : text
    typed = ("value", text, placeholder)
  }

  /// Creates what shows the screens of a path in place of all others.
  init(opening path: String) { keys = ["path": .text(path)] }

  /// Creates what the session does on a page by itself: `more`, which loads more rows, or `back`.
  ///
  /// It has the page's number even on top, as in a replay the page need not be there.
  init(automatic name: String, of page: any AnyPage, in navigation: NavigationController) {
    keys = ["command": .text(name), "automatic": .bool(true), "page": Self.index(of: page, in: navigation)]
      .compactMapValues(\.self)
  }

  /// The same, done by the session itself: what was said of the command before stays said.
  var automatic: SentCommand {
    var command = self
    command.keys["automatic"] = .bool(true)
    return command
  }

  /// The number of a page from the first, which is 0; the one on top has none.
  private static func number(of page: any AnyPage, in navigation: NavigationController) -> JSONValue? {
    navigation.top === page ? nil : index(of: page, in: navigation)
  }

  /// The number of any page from the first.
  private static func index(of page: any AnyPage, in navigation: NavigationController) -> JSONValue? {
    navigation.stack.firstIndex { $0 === page }.map(JSONValue.number)
  }

  /// Returns a text of the same kind: as long, with the same blanks and signs, and a number if it was one.
  private static func placeholder(for text: String) -> String {
    String(text.map { $0.isWhitespace || $0.isPunctuation ? $0 : "0"..."9" ~= $0 ? "1" : "x" })
  }

  /// Returns the line that says when it was done.
  func line(after time: Duration, keepingText: Bool) -> JSONValue {
    var keys = keys
    // Tenths: nobody is to learn how somebody types.
    keys["seconds"] = .share((time / .milliseconds(100)).rounded() / 10)
    if let typed { keys[typed.key] = .text(keepingText ? typed.text : typed.placeholder) }
    return .object(keys)
  }
}

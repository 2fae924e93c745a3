import Localization

/// A typed line, held against the screen that the user saw when typing it.
enum TypedLine {
  case help
  case more
  case nothing
  case quit
  case set(Field, String)
  case show
  case perform(() async throws -> Void)

  /// The words that work on every screen.
  static let everywhere = ["help", "show", "set", "more", "quit"]

  /// Understands a line.
  ///
  /// - Throws: `Misunderstanding` with the reason, in words.
  init(_ line: String, on screen: Screen, strings: Strings) throws(Misunderstanding) {
    let (name, argument) = Self.split(line)
    switch name {
    case "":
      self = .nothing
    case "help", "more", "quit", "show":
      guard argument.isEmpty else { throw Misunderstanding(strings(UIText.needsNoArgument, ["name": name])) }
      self = name == "help" ? .help : name == "more" ? .more : name == "quit" ? .quit : .show
    case "set":
      self = try Self.set(argument, on: screen, strings: strings)
    default:
      self = try Self.command(name, argument, on: screen, strings: strings)
    }
  }

  private static func set(
    _ argument: String, on screen: Screen, strings: Strings
  ) throws(Misunderstanding) -> TypedLine {
    let (name, text) = split(argument)
    let names = screen.fields.map(\.name)
    guard !names.isEmpty else { throw Misunderstanding(strings(UIText.noFields)) }
    guard !name.isEmpty else {
      throw Misunderstanding(strings(UIText.needsField, ["fields": names.joined(separator: ", ")]))
    }
    guard let field = screen.fields.first(where: { $0.name == name }) else {
      throw .unknown(strings(UIText.unknownField, ["name": name]), name: name, among: names, strings: strings)
    }
    return .set(field, text)
  }

  private static func command(
    _ name: String, _ argument: String, on screen: Screen, strings: Strings
  ) throws(Misunderstanding) -> TypedLine {
    // `back` always means the way out, whatever a screen calls it.
    let command =
      screen.commands.first { $0.name == name }
      ?? screen.commands.first { $0.key == .escape && name == "back" }
    guard let command else {
      throw .unknown(
        strings(UIText.unknownCommand, ["name": name]), name: name,
        among: screen.commands.map(\.name) + everywhere, strings: strings)
    }
    guard command.isEnabled else { throw Misunderstanding(strings(UIText.disabled, ["name": name])) }
    switch command.action {
    case .nothing(let act):
      guard argument.isEmpty else { throw Misunderstanding(strings(UIText.needsNoArgument, ["name": name])) }
      return .perform(act)
    case .row(let act):
      let index = try index(ofRow: argument, for: name, on: screen, strings: strings)
      return .perform { try await act(index) }
    case .text(let act):
      return .perform { try await act(argument) }
    }
  }

  private static func index(
    ofRow argument: String, for name: String, on screen: Screen, strings: Strings
  ) throws(Misunderstanding) -> Int {
    let count = screen.list?.count ?? 0
    guard count > 0 else { throw Misunderstanding(strings(UIText.noRows)) }
    guard let row = Int(argument) else { throw Misunderstanding(strings(UIText.needsRow, ["name": name])) }
    guard (1...count).contains(row) else {
      throw Misunderstanding(strings(UIText.noSuchRow, count: count, ["row": strings.number(row)]))
    }
    return row - 1
  }

  /// The first word, and what comes after the blanks behind it.
  private static func split(_ line: String) -> (word: String, rest: String) {
    let trimmed = line.drop(while: \.isWhitespace)
    let word = trimmed.prefix { !$0.isWhitespace }
    let rest = trimmed[word.endIndex...].drop(while: \.isWhitespace)
    let end = rest.lastIndex { !$0.isWhitespace }
    return (String(word), end.map { String(rest[...$0]) } ?? "")
  }
}

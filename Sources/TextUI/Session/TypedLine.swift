import Localization

/// A typed line, held against the screen that the user saw when typing it.
enum TypedLine {
  case help
  case more
  case nothing
  case quit
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
      self = .perform(try Self.set(argument, on: screen, strings: strings))
    default:
      self = .perform(try Self.command(name, argument, on: screen, strings: strings))
    }
  }

  private static func set(
    _ argument: String, on screen: Screen, strings: Strings
  ) throws(Misunderstanding) -> () async throws -> Void {
    let (name, text) = split(argument)
    let names = screen.fields.map(\.name)
    guard !names.isEmpty else { throw Misunderstanding(strings(UIText.noFields)) }
    guard !name.isEmpty else {
      throw Misunderstanding(strings(UIText.needsField, ["fields": names.joined(separator: ", ")]))
    }
    guard let field = screen.fields.first(where: { $0.name == name }) else {
      throw .unknown(strings(UIText.unknownField, ["name": name]), name: name, among: names, strings: strings)
    }
    return { try field.edit(text) }
  }

  private static func command(
    _ name: String, _ argument: String, on screen: Screen, strings: Strings
  ) throws(Misunderstanding) -> () async throws -> Void {
    let (command, argument) = try find(name, argument, on: screen, strings: strings)
    if let whyNot = command.whyNot { throw Misunderstanding(whyNot) }
    switch command.action {
    case .nothing(let act):
      guard argument.isEmpty else { throw Misunderstanding(strings(UIText.needsNoArgument, ["name": command.name])) }
      return act
    case .row(let act):
      let index = try index(ofRow: argument, for: command.name, on: screen, strings: strings)
      return { try await act(index) }
    case .text(let act):
      return { try await act(argument) }
    }
  }

  /// The command that a line begins with, and what is left of the line as its argument.
  private static func find(
    _ name: String, _ argument: String, on screen: Screen, strings: Strings
  ) throws(Misunderstanding) -> (KeyCommand, argument: String) {
    let (second, rest) = split(argument)
    if let command = screen.commands.first(where: { $0.name == "\(name) \(second)" }) { return (command, rest) }
    // `back` always means the way out, whatever a screen calls it.
    if let command = screen.commands.first(where: { $0.name == name })
      ?? screen.commands.first(where: { $0.key == .escape && name == "back" })
    {
      return (command, argument)
    }
    let names = screen.commands.map(\.name)
    let choices = names.filter { $0.hasPrefix("\(name) ") }.map { String($0.dropFirst(name.count + 1)) }
    guard choices.isEmpty else {
      throw Misunderstanding(
        strings(UIText.needsChoice, ["name": name, "choices": choices.joined(separator: ", ")]))
    }
    throw .unknown(
      strings(UIText.unknownCommand, ["name": name]), name: name, among: names + everywhere, strings: strings)
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

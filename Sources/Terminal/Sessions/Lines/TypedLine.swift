import Lists
import Localization
import Presenting
import TextUI

/// A typed line, parsed against the screen that the user saw when typing it.
enum TypedLine {
  case blank
  case help
  /// Show the next rows or, after the last one, load more rows with the list's command.
  case more(loadMore: Result<KeyCommand?, CommandError>)
  case quit
  case show
  case run(KeyCommand, rows: [Int] = [], text: String = "")
  case fill(Field, with: String)

  /// The words that work on every screen.
  static let everywhere = ["help", "show", "set", "more", "quit"]

  /// Synonyms for help and for leaving, unless a command has the same name.
  ///
  /// Two of them are keys of the full screen, and one is a word from shells.
  private static let synonyms = ["?": "help", "q": "back", "exit": "quit"]

  /// Parses a line, in which labels and row names may stand for commands and numbers.
  ///
  /// Labels and names are in the given language.
  ///
  /// - Throws: `CommandError` if the line cannot be run now.
  init(_ line: String, on screen: Screen, in language: Language = .en) throws(CommandError) {
    var (name, argument) = Self.split(line)
    if argument.isEmpty, let synonym = Self.synonyms[name],
      !screen.commands.contains(where: { $0.matches(by: name, in: language) })
    {
      name = synonym
    }
    if ["help", "more", "quit", "show"].contains(name), !argument.isEmpty {
      throw CommandError(.needsNoArgument(name))
    }
    switch name {
    case "": self = .blank
    case "help": self = .help
    case "more":
      self = .more(loadMore: Result { () throws(CommandError) in try Self.loadMore(on: screen) })
    case "quit": self = .quit
    case "show": self = .show
    case "set":
      let labelled = screen.fields.labelled(argument, in: language, label: \.label).first
      let (field, text) = labelled.map { ($0.name, $1) } ?? Self.split(argument)
      self = try Self.set(field, to: text, on: screen)
    default:
      let labelled = screen.command(labelled: line, in: language)
      let (command, argument) =
        if let labelled { labelled } else { try Self.find(name, argument, on: screen, in: language) }
      let typed = line.words.dropLast(argument.words.count).joined(separator: " ")
      self = try Self.run(command, typed: typed, [argument], on: screen, in: language)
    }
  }

  static func set(_ name: String, to text: String, on screen: Screen) throws(CommandError) -> TypedLine {
    let names = screen.fields.map(\.name)
    guard !names.isEmpty else { throw CommandError(.noFields) }
    guard !name.isEmpty else { throw CommandError(.needsField(names)) }
    guard let field = screen.fields.first(where: { $0.name == name }) else {
      throw .unknown(.unknownField(name), name: name, among: names)
    }
    return .fill(field, with: text)
  }

  private static func loadMore(on screen: Screen) throws(CommandError) -> KeyCommand? {
    guard let command = screen.list?.ending?.loadMore else { return nil }
    if let disabledReason = command.disabledReason { throw CommandError(disabledReason) }
    return command
  }

  /// Returns the line that runs a command with these arguments.
  ///
  /// If there are several arguments, each argument is a row. `typed` is the word that was typed for the command.
  static func run(
    _ command: KeyCommand, typed: String, _ arguments: [String], on screen: Screen, in language: Language
  ) throws(CommandError) -> TypedLine {
    if let disabledReason = command.disabledReason { throw CommandError(disabledReason) }
    let argument = arguments.first ?? ""
    switch command.takes {
    case .nothing:
      guard argument.isEmpty else { throw CommandError(.needsNoArgument(typed)) }
      return .run(command)
    case .row:
      return .run(command, rows: [try index(ofRow: argument, for: typed, on: screen, in: language)])
    case .rows:
      // The name of a row can contain spaces and commas, which otherwise separate numbers and ids.
      let words = argument.split { $0.isWhitespace || $0 == "," }.map(String.init)
      let areSeveral = !words.isEmpty && words.allSatisfy { $0.hasPrefix("#") || $0.contains(Self.rowNumbers) }
      let rows =
        areSeveral && arguments.count == 1
        ? try numbers(in: words, for: typed, on: screen, in: language) : [argument] + arguments.dropFirst()
      let ids = rows.count > 1 && rows.contains { $0.hasPrefix("#") } ? screen.list?.indices : nil
      let indices = try rows.map { row throws(CommandError) in
        try index(ofRow: row, for: typed, on: screen, in: language, knowing: ids)
      }
      return .run(command, rows: Set(indices).sorted())
    case .text: return .run(command, text: argument)
    }
  }

  /// Returns whether a line contains a row number, a range of numbers, or `*` for all rows.
  static func hasRowNumbers(_ line: String) -> Bool { line.words.contains { $0.contains(rowNumbers) } }

  /// The pattern of a row number, a range of row numbers, or `*` for all rows.
  private static var rowNumbers: Regex<Substring> { #/^(?:[0-9]+(?:-[0-9]+)?|\*)$/# }

  /// Returns the numbers and ids of rows.
  ///
  /// A range such as `2-5`, or `*` for all rows, is replaced by its numbers.
  private static func numbers(
    in words: [String], for name: String, on screen: Screen, in language: Language
  ) throws(CommandError) -> [String] {
    var numbers: [String] = []
    for word in words {
      let ends = word.hasPrefix("#") ? [word] : word.split(separator: "-").map(String.init)
      if word == "*" {
        guard let list = screen.list, list.count > 0 else { throw CommandError(.noRows) }
        // When the session catches this error, it loads the remaining rows.
        guard list.ending?.loadAll == nil else { throw CommandError(.shared(.notLoaded)) }
        numbers += (1...list.count).map(String.init)
      } else if ends.count == 2 {
        let rows = try ends.map { end throws(CommandError) in
          try index(ofRow: end, for: name, on: screen, in: language) + 1
        }
        numbers += (min(rows[0], rows[1])...max(rows[0], rows[1])).map(String.init)
      } else {
        numbers.append(word)
      }
    }
    return numbers
  }

  /// Returns the command that a line begins with, and the rest of the line as its argument.
  static func find(
    _ name: String, _ argument: String = "", on screen: Screen, in language: Language = .en
  ) throws(CommandError) -> (KeyCommand, argument: String) {
    let (second, rest) = split(argument)
    if let command = screen.commands.first(where: { $0.name == "\(name) \(second)" }) { return (command, rest) }
    // `back` always means the way out, whatever a screen calls this command.
    if let command = screen.commands.first(where: { $0.name == name }) ?? (name == "back" ? screen.wayOut : nil) {
      return (command, argument)
    }
    // Accept the label of a key, as on the full screen.
    if let command = screen.commands.first(where: { $0.isEnabled && $0.matches(by: name, in: language) }) {
      return (command, argument)
    }
    if let row = Int(name), row > 0, screen.list?[row - 1] != nil,
      let command = screen.commands.first(where: { $0.takes == .row })
    {
      throw CommandError("\(.session(.unknownCommand(name))) \(.session(.didYouMean("\(command.name) \(row)")))")
    }
    let names = screen.commands.map(\.name)
    let choices = names.filter { $0.hasPrefix("\(name) ") }.map { String($0.dropFirst(name.count + 1)) }
    guard choices.isEmpty else { throw CommandError(.needsChoice(name, choices: choices)) }
    throw .unknown(.unknownCommand(name), name: name, among: names + everywhere)
  }

  /// Returns the index of a row; to find several by id, pass a map of all ids, made once.
  private static func index(
    ofRow argument: String, for name: String, on screen: Screen, in language: Language,
    knowing ids: [Row.ID: Int]? = nil
  ) throws(CommandError) -> Int {
    let count = screen.list?.count ?? 0
    if argument.hasPrefix("#") {
      let id = String(argument.dropFirst())
      guard let index = ids.map({ $0[id] }) ?? screen.list?.index(of: id) else { throw CommandError(.noSuchID(id)) }
      return index
    }
    guard count > 0 else { throw CommandError(.noRows) }
    guard !argument.isEmpty else { throw CommandError(.needsRow(name)) }
    guard argument.allSatisfy(\.isASCIIDigit) else {
      return try index(ofRowNamed: argument, on: screen, in: language)
    }
    // A number that is too large for Int is the number of a missing row.
    guard let row = Int(argument), (1...count).contains(row) else {
      throw CommandError(.noSuchRow(argument, count: count))
    }
    return row - 1
  }

  /// Returns the index of the only row with this text.
  ///
  /// If there is none, returns the index of the only row whose text contains all the words.
  private static func index(
    ofRowNamed name: String, on screen: Screen, in language: Language
  ) throws(CommandError) -> Int {
    let words = SearchWords(name)
    let matches = (0..<(screen.list?.count ?? 0)).compactMap { index in
      screen.list?[index].map { (index: index, text: $0.text.words(in: language)) }
    }.filter { words.match($0.text) }
    let named = matches.filter { $0.text.folded == name.folded }
    let found = named.isEmpty ? matches : named
    guard let row = found.first else { throw CommandError(.noRowNamed(name)) }
    guard found.count == 1 else { throw CommandError(.rowsNamed(name, count: found.count)) }
    return row.index
  }

  /// Returns the first word, and the rest without surrounding whitespace.
  private static func split(_ line: String) -> (word: String, rest: String) {
    let trimmed = line.drop(while: \.isWhitespace)
    let word = trimmed.prefix { !$0.isWhitespace }
    let rest = trimmed[word.endIndex...].drop(while: \.isWhitespace)
    let end = rest.lastIndex { !$0.isWhitespace }
    return (String(word), end.map { String(rest[...$0]) } ?? "")
  }
}

extension Screen {
  /// Returns the command whose label begins the line, and the rest of the line as its argument.
  fileprivate func command(labelled line: String, in language: Language) -> (KeyCommand, argument: String)? {
    let first = line.words.first
    guard takesLabels, !commands.contains(where: { $0.name == first }) else { return nil }
    let found = commands.labelled(line, in: language, label: \.label)
    // If two commands have the same label, take the enabled command.
    return found.first { $0.0.isEnabled } ?? found.first
  }
}

extension KeyCommand {
  /// Returns whether `name` is the command's name, or the label of one of its keys.
  fileprivate func matches(by name: String, in language: Language) -> Bool {
    self.name == name || keys.contains { [.en, language].map(KeyPress($0).label).contains(name) }
  }
}

extension Array {
  /// Returns the elements whose label begins the line, each with the rest of the line.
  fileprivate func labelled(
    _ line: String, in language: Language, label: (Element) -> Text
  ) -> [(Element, argument: String)] {
    let words = line.words
    return compactMap { element in
      let label = label(element).words(in: language).folded.split(separator: " ").map(String.init)
      guard words.prefix(label.count).map(\.folded) == label else { return nil }
      return (element, words.dropFirst(label.count).joined(separator: " "))
    }
  }
}

extension String {
  fileprivate var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

import Coordinators
import Localization
import Models

/// Finds the words that could complete the last word of a command line.
package struct ArgumentCompletion {
  private let shell: Shell
  private let typed: String
  /// The options with their values, and the path words, before the word that is being typed.
  private var options: [CommandLineOption: String] = [:]
  private var paths: [String] = []
  /// The option whose value is being typed.
  private var open: CommandLineOption?

  /// Creates the completion of a command line without the program's name.
  package init(of line: [String], in shell: Shell) {
    self.shell = shell
    // bash treats an equals sign, and the text on either side of it, as separate words.
    let line = shell == .bash ? Self.joiningEqualsSigns(line) : line
    let words = line.dropLast()
    typed = line.last ?? ""
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      if let option = open {
        options[option] = word
        open = nil
      } else if word.hasPrefix("-"), let option = parts.first.flatMap(CommandLineOption.init(named:)) {
        options[option] = parts.count > 1 ? parts[1] : ""
        open = option.value == nil || parts.count > 1 ? nil : option
      } else {
        paths.append(word)
      }
    }
  }

  private static func joiningEqualsSigns(_ words: [String]) -> [String] {
    words.reduce(into: []) { joined, word in
      if let last = joined.last, last.hasPrefix("-"), word == "=" || last.hasSuffix("=") {
        joined[joined.count - 1] = last + word
      } else {
        joined.append(word)
      }
    }
  }

  /// The store that the command line names.
  package var store: String? { options[.store] }
  /// The user whom the command line names.
  package var user: String? { options[.user] }

  /// The app to whose groups or books the typed path could lead, if any.
  package var rows: AppName? {
    guard paths.isEmpty, open == nil, typed.contains("/") else { return nil }
    return [.books, .groups].first { typed.hasPrefix("\($0.rawValue)/") }
  }

  /// Whether file names could complete the word, too.
  package var takesFiles: Bool {
    if let option = open ?? begun?.option { return option.value == .file }
    guard let command = paths.first.flatMap(Subcommand.init(rawValue:)), !typed.hasPrefix("-") else { return false }
    return [.copy, .prepare].contains(command) && paths.count <= command.argumentLimit
  }

  /// Returns the candidates that begin with the typed text; `rows` are the rows of the store.
  package func candidates(rows: [(id: String, name: String)]) -> [HelpSection.Entry] {
    let candidates = all(rows).filter { $0.term.hasPrefix(typed) }
    guard shell == .bash, let start = begun?.start else { return candidates }
    return candidates.map { (String($0.term.dropFirst(start.count)), $0.help) }
  }

  private func all(_ rows: [(id: String, name: String)]) -> [HelpSection.Entry] {
    if let value = open?.value { return value.candidates.map { ($0, "") } }
    if let (option, start) = begun { return (option.value?.candidates ?? []).map { (start + $0, "") } }
    if typed.hasPrefix("-") { return optionCandidates }
    guard let first = paths.first else {
      return pathCandidates(rows) + commandCandidates
    }
    if let command = Subcommand(rawValue: first), paths.count <= command.argumentLimit {
      return argumentCandidates(of: command)
    }
    return optionCandidates
  }

  /// The option whose name and equals sign have been typed, and the text up to this sign.
  private var begun: (option: CommandLineOption, start: String)? {
    guard typed.hasPrefix("-"), let sign = typed.firstIndex(of: "="),
      let option = CommandLineOption(named: String(typed[..<sign]))
    else { return nil }
    return (option, String(typed[...sign]))
  }

  /// The options that have not been typed yet.
  private var optionCandidates: [HelpSection.Entry] {
    CommandLineOption.allCases.filter { options[$0] == nil }.flatMap { option in
      option.names.map { ($0, .help(.option(option))) }
    }
  }

  private var commandCandidates: [HelpSection.Entry] {
    Subcommand.allCases.map { ($0.rawValue, .help(.command($0))) }
  }

  private func argumentCandidates(of command: Subcommand) -> [HelpSection.Entry] {
    switch command {
    case .help:
      Topic.all.filter { $0 != .home }.map { ($0.name, $0.summary) } + commandCandidates
        + [(CommandLineHelp.accessibility, .help(.accessibility))]
    case .completions, .complete: Shell.allCases.map { ($0.rawValue, "") }
    case .copy, .prepare, .name, .manual, .config: []
    }
  }

  /// Returns the paths with as many parts as the typed text.
  ///
  /// If the typed text is one of these paths and longer paths begin with it, adds the text with a slash.
  private func pathCandidates(_ rows: [(id: String, name: String)]) -> [HelpSection.Entry] {
    let parts = typed.split(separator: "/", omittingEmptySubsequences: false)
    let fitting = RoutePattern.all.filter { form in
      !form.path.isEmpty && zip(form.parts, parts.dropLast()).allSatisfy { $0 == $1 || $0 == "ID" }
    }
    let here = fitting.filter { $0.parts.count == parts.count }.flatMap { form -> [HelpSection.Entry] in
      let start = parts.dropLast().map { $0 + "/" }.joined()
      switch form.parts[parts.count - 1] {
      case "ID": return rows.map { (start + $0.id, Text(verbatim: $0.name)) }
      case "@USER": return [(start + "@", "")]
      case let part: return [(start + part, form.help)]
      }
    }
    let last = parts.count - 1
    let leadsOn = fitting.contains { $0.parts.count > parts.count && [parts[last], "ID"].contains($0.parts[last]) }
    return here + (leadsOn && here.contains { $0.term == typed } ? [(typed + "/", "")] : [])
  }
}

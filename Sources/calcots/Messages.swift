import DataProviders
import Localization
import TextUI

extension Strings {
  /// What is wrong with the command line, and the right word if one is near.
  func message(for error: UsageError) -> String {
    switch error {
    case .badSeed(let word): explain(CommandLineText.badSeed, ["word": word])
    case .badServer(.notAnAddress): explain(CommandLineText.serverNotAnAddress)
    case .badServer(.hasCredentials): explain(CommandLineText.serverHasCredentials)
    case .badServer(.hasPath): explain(CommandLineText.serverHasPath)
    case .badServer(.notHTTPS): explain(CommandLineText.serverNotHTTPS)
    case .missingValue(let option): explain(CommandLineText.missingValue, ["option": option])
    case .onlyDiceIsNaive: explain(CommandLineText.onlyDiceIsNaive)
    case .plainAndJSON: explain(CommandLineText.plainAndJSON)
    case .unexpected(let word): explain(CommandLineText.unexpected, ["word": word])
    case .unexpectedValue(let option): explain(CommandLineText.unexpectedValue, ["option": option])
    case .unknownLanguage(let word): explain(CommandLineText.unknownLanguage, ["word": word])
    case .unknownOption(let option, let nearest):
      explain(CommandLineText.unknownOption, ["option": option], nearest: nearest)
    case .unknownPath(let path, let nearest): explain(CommandLineText.unknownPath, ["path": path], nearest: nearest)
    }
  }

  /// Why the output could not be written.
  func message(for error: OutputError) -> String {
    switch error {
    case .closed: self(CommandLineText.outputClosed)
    case .full: self(CommandLineText.outputFull)
    case .failed(let reason): self(CommandLineText.outputFailed, ["reason": reason])
    }
  }

  /// What `--help` says.
  var helpPage: [String] {
    let paths: [(String, CommandLineText)] = [
      ("calcots", .home), ("calcots dice", .dice), ("calcots matches", .matches),
      ("calcots matches/settings", .matchSettings), ("calcots books", .books),
      ("calcots books/add", .addBook), ("calcots books/<id>", .book), ("calcots groups", .groups),
      ("calcots groups/<id>", .group), ("calcots replies", .replies), ("calcots replies/@user", .repliesTo),
    ]
    let options: [(String, CommandLineText)] = [
      ("--plain", .plain), ("--json", .json), ("--store PATH", .store), ("--server URL", .server),
      ("--language CODE", .language), ("--seed N", .seed), ("--naive", .naive),
      ("--no-color", .noColor), ("--help", .help), ("--version", .version),
    ]
    let width = (paths + options).map(\.0.count).max() ?? 0
    let line = { (entry: (usage: String, help: CommandLineText)) in
      "  " + entry.usage + String(repeating: " ", count: width + 2 - entry.usage.count) + self(entry.help)
    }
    return [self(CommandLineText.usage), "", self(CommandLineText.apps)] + paths.map(line)
      + ["", self(CommandLineText.options)] + options.map(line)
  }

  private func explain(
    _ key: CommandLineText, _ arguments: KeyValuePairs<String, String> = [:], nearest: String? = nil
  ) -> String {
    let hint = nearest.map { self(UIText.didYouMean, ["name": $0]) } ?? self(CommandLineText.seeHelp)
    return "\(self(key, arguments)) \(hint)"
  }
}

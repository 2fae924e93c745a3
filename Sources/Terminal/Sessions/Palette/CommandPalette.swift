import Lists
import Presenting
import Localization
import Observation
import TextUI

/// The commands of a screen, and the paths of others, to be found by a few letters.
///
/// It is the view model of a page that the full-screen session puts above the screen. It holds that screen's page weakly, as
/// everything does.
@Observable
final class CommandPalette {
  enum PaletteEntry {
    case command(KeyCommand)
    case destination(Destinations.Destination)
  }

  var typed = ""
  private var destinations: [Destinations.Destination] = []

  private let language: Language
  private let commands: () -> [KeyCommand]
  private let fetch: () async -> [Destinations.Destination]
  private let choose: (PaletteEntry) throws -> Void

  /// Creates a palette; `commands` returns those of the screen below, and `choose` is called with what the user chooses.
  init(
    language: Language, commands: @escaping () -> [KeyCommand], fetch: @escaping () async -> [Destinations.Destination],
    choose: @escaping (PaletteEntry) throws -> Void
  ) {
    (self.language, self.commands, self.fetch, self.choose) = (language, commands, fetch, choose)
  }

  func fetchDestinations() async { destinations = await fetch() }

  /// The number of entries, whether they match or not.
  var count: Int { commands().count + destinations.count }

  /// The entries that have every word typed: those first whose name begins with it, then those with words that do.
  ///
  /// Of these, commands come before screens, and those that work before the others.
  var found: [PaletteEntry] {
    let (words, beginning) = (SearchWords(typed), typed.folded)
    let commands = commands()
    let entries =
      (commands.filter(\.isEnabled) + commands.filter { !$0.isEnabled }).map(PaletteEntry.command)
      + destinations.map(PaletteEntry.destination)
    let ranked = entries.map { (entry: $0, rank: rank(of: $0, matching: words, beginning)) }
    return (0...2).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.entry) }
  }

  /// Returns how well an entry matches, from 0, the best, for a name with this beginning; nil if it does not have every word.
  private func rank(of entry: PaletteEntry, matching words: SearchWords, _ beginning: String) -> Int? {
    let (names, help) =
      switch entry {
      case .command(let command): ([command.label.words(in: language), command.name], command.help)
      case .destination(let destination): ([destination.path], destination.help)
      }
    let text = (names + [help.words(in: language)]).joined(separator: " ").folded
    guard words.match(text) else { return nil }
    if names.contains(where: { $0.folded.hasPrefix(beginning) }) { return 0 }
    let beginnings = text.split { !$0.isLetter }
    return words.folded.allSatisfy { word in beginnings.contains { $0.hasPrefix(word) } } ? 1 : 2
  }

  var run: Command<Int> {
    let found = found
    return Command(disabled: found.isEmpty ? .shared(.noRows) : nil) { [choose] row in
      let entry = try found.row(row)
      if case .command(let command) = entry, let reason = command.disabledReason { throw CommandError(reason) }
      try choose(entry)
    }
  }
}

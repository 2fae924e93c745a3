import Commands
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
  private let choose: (PaletteEntry) -> Void

  /// Creates a palette; `commands` returns those of the screen below, and `choose` is called with what the user chooses.
  init(
    language: Language, commands: @escaping () -> [KeyCommand], fetch: @escaping () async -> [Destinations.Destination],
    choose: @escaping (PaletteEntry) -> Void
  ) {
    (self.language, self.commands, self.fetch, self.choose) = (language, commands, fetch, choose)
  }

  func fetchDestinations() async { destinations = await fetch() }

  /// The number of entries, whether they match or not.
  var count: Int { commands().count + destinations.count }

  /// The entries that have every word typed: commands first, those before the others that begin with it, and that work.
  var found: [PaletteEntry] {
    let words = SearchWords(typed)
    let commands = commands().filter {
      words.match("\($0.label.words(in: language)) \($0.help.words(in: language)) \($0.name)")
    }
    let begins = { (command: KeyCommand) in
      [command.name, command.label.words(in: self.language)].contains { $0.folded.hasPrefix(self.typed.folded) }
    }
    let places = destinations.filter { words.match("\($0.path) \($0.help.words(in: language))") }
    let working = commands.filter(\.isEnabled) + commands.filter { !$0.isEnabled }
    return (working.filter(begins) + working.filter { !begins($0) }).map(PaletteEntry.command)
      + places.map(PaletteEntry.destination)
  }

  var run: Command<Int> {
    let found = found
    return Command(disabled: found.isEmpty ? .shared(.noRows) : nil) { [choose] row in
      let entry = try found.row(row)
      if case .command(let command) = entry, let reason = command.disabledReason { throw CommandError(reason) }
      choose(entry)
    }
  }
}

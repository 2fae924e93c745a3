import Lists
import Localization
import Observation
import Presenting
import TextUI

/// The commands of a screen and the paths of other screens, found by a few letters.
///
/// It is the view model of a page that the full-screen session puts above the screen. The palette holds the page of that screen
/// weakly, because only the stack owns pages.
@Observable
final class CommandPalette {
  enum PaletteEntry {
    case command(KeyCommand)
    case destination(Destinations.Destination)
  }

  /// The matches, the best first.
  struct Found {
    /// For each rank, the commands, and the indices of the destinations.
    fileprivate let ranks: [(commands: [KeyCommand], destinations: [Int])]
    fileprivate let destinations: [Destinations.Destination]

    var count: Int { ranks.map { $0.commands.count + $0.destinations.count }.reduce(0, +) }

    /// The entry at a position, if there is one.
    subscript(_ position: Int) -> PaletteEntry? {
      var rest = position
      for (commands, indices) in ranks {
        if commands.indices.contains(rest) { return .command(commands[rest]) }
        rest -= commands.count
        if indices.indices.contains(rest) { return .destination(destinations[indices[rest]]) }
        rest -= indices.count
      }
      return nil
    }
  }

  /// The number of destinations that are prepared for searching before keys are handled again.
  private static let piece = 1_000

  var typed = ""
  private var destinations: [Destinations.Destination] = []
  /// The destinations that can be searched so far.
  private var index = SearchIndex()
  /// The destinations that match, cached because a screen reads them more than once.
  @ObservationIgnored private var matches = RankedMatches()

  private let language: Language
  private let commands: () -> [KeyCommand]
  private let fetch: () async -> [Destinations.Destination]
  private let choose: (PaletteEntry) throws -> Void

  /// Creates a palette.
  ///
  /// `commands` returns the commands of the screen below, and `choose` is called with the user's choice.
  init(
    language: Language, commands: @escaping () -> [KeyCommand], fetch: @escaping () async -> [Destinations.Destination],
    choose: @escaping (PaletteEntry) throws -> Void
  ) {
    self.language = language
    self.commands = commands
    self.fetch = fetch
    self.choose = choose
  }

  /// Fetches the destinations, and prepares them in batches, so that no keystroke has to wait.
  func fetchDestinations() async {
    let destinations = await fetch()
    self.destinations = destinations
    index = SearchIndex()
    matches = RankedMatches()
    for start in stride(from: 0, to: destinations.count, by: Self.piece) where !Task.isCancelled {
      index.append(
        destinations[start...].prefix(Self.piece).map { searchable([$0.path], help: $0.help) })
      await Task.yield()
    }
  }

  /// The number of entries, whether they match or not.
  var count: Int { commands().count + destinations.count }

  /// The entries that contain every typed word, with the best matches first.
  ///
  /// The best match has a name that begins with the typed text; the next best has words that begin with the typed words. Among
  /// equal matches, commands come before screens, and enabled commands before disabled ones.
  var found: Found {
    let commands = commands()
    let ordered = commands.filter(\.isEnabled) + commands.filter { !$0.isEnabled }
    let texts = ordered.map { searchable([$0.label.words(in: language), $0.name], help: $0.help) }
    var best = RankedMatches()
    best.search(SearchIndex(texts), typed: typed)
    matches.search(index, typed: typed)
    return Found(
      ranks: zip(best.ranks, matches.ranks).map { (commands: $0.map { ordered[$0] }, destinations: $1) },
      destinations: destinations)
  }

  /// Returns a string with the names of an entry, one per line, and its help after a tab.
  private func searchable(_ names: [String], help: Text) -> String {
    names.joined(separator: "\n") + "\t" + help.words(in: language)
  }

  var run: Command<Int> {
    let found = found
    return Command(disabled: found.count == 0 ? .shared(.noRows) : nil) { [choose] row in
      guard let entry = found[row] else { throw CommandError(.shared(.noSuchRow(row + 1))) }
      if case .command(let command) = entry, let reason = command.disabledReason { throw CommandError(reason) }
      try choose(entry)
    }
  }
}

/// The texts of an index that match the typed text, by rank.
nonisolated private struct RankedMatches {
  private(set) var ranks: [[Int]] = [[], [], []]
  private var typed = ""
  private var searched = 0

  /// Searches the texts added since the last search, or all if the typed text has changed.
  mutating func search(_ index: SearchIndex, typed newTyped: String) {
    if newTyped != typed { (ranks, typed, searched) = ([[], [], []], newTyped, 0) }
    let words = SearchWords(typed)
    let beginning = typed.folded
    for number in searched..<index.count {
      if let rank = index.rank(ofTextAt: number, for: words, beginning) { ranks[rank].append(number) }
    }
    searched = index.count
  }
}

import TextUI

/// The default keys of the commands on each screen.
///
/// It is a table, so that the program can find out at each start whether chosen keys clash, without showing every screen.
/// `SettingsTests` compares the table with the screens, and rewrites it with `RECORD_GOLDENS=1 Scripts/test`.
nonisolated package enum CommandKeys {
  /// The commands of a screen for which the user can choose a key.
  package typealias Screen = [(name: String, key: Key)]

  /// A line for each screen: its title, and the name and key of each command.
  private static let table = """
    calcots: accounts a, news n, undo u, redo U
    another person: new n, refresh r, undo u, redo U
    calcots dice: roll r, new n, look t, undo u, redo U, home H
    calcots matches: take 1 1, take 2 2, take 3 3, settings s, new n, undo u, redo U, home H
    calcots matches/settings: strategy dumb d, strategy wild w, strategy smart s, undo u, redo U
    calcots books: add a, delete x, sort age 1, sort progress 2, refresh r, undo u, redo U, home H
    calcots books/add: refresh r, undo u, redo U
    calcots books/ID: know +, forget -, refresh r, undo u, redo U, home H
    the second screen: the number of cards: undo u, redo U
    calcots groups: joined 1, invited 2, suggested 3, create c, accept a, decline x, join a, leave x, news n, refresh r, undo u, redo U, home H
    calcots groups/invited: joined 1, invited 2, suggested 3, create c, accept a, decline x, join a, leave x, news n, refresh r, undo u, redo U, home H
    calcots groups/suggested: joined 1, invited 2, suggested 3, create c, accept a, decline x, join a, leave x, news n, refresh r, undo u, redo U, home H
    calcots groups/news: refresh r, undo u, redo U, home H
    calcots groups/ID: add a, invite i, remove x, join a, accept a, decline x, leave-group L, rename e, refresh r, undo u, redo U, home H, close c
    calcots groups/ID/add: refresh r, undo u, redo U
    calcots groups/ID/invite: refresh r, undo u, redo U
    calcots groups/ID/rename: undo u, redo U
    calcots replies: go o, more m, retry r, profile p, author f, undo u, redo U, home H
    a reply in full: next n, previous N, author f, open o, reveal b, reveal original B, undo u, redo U, home H
    a profile: refresh r, undo u, redo U, home H
    """

  package static let screens = table.split(separator: "\n").map(screen)

  private static func screen(of line: Substring) -> Screen {
    let commands = line.split(separator: ": ").last?.split(separator: ", ") ?? []
    return commands.compactMap { command in
      command.last.map { (name: String(command.dropLast(2)), key: .character($0)) }
    }
  }
}

import Coordinators
import Localization
import Models
import Navigation
import Sessions
import TextUI
import Texts

/// A part of the program that `calcots help` explains separately: an app, or home.
nonisolated package struct Topic: Equatable, Sendable {
  /// The app; nil for home.
  package let app: AppName?

  static let home = Topic(nil)
  package static let all = [home] + AppName.allCases.map(Topic.init)

  package init(_ app: AppName?) { self.app = app }

  /// Finds the topic of a path.
  init?(path: String) {
    let name = String(path.prefix { $0 != "/" })
    guard let topic = Self.all.first(where: { $0.name == name }) else { return nil }
    self = topic
  }

  /// The first part of the topic's paths; empty for home.
  var name: String { app?.rawValue ?? "" }

  /// The patterns of the topic's paths.
  var patterns: [RoutePattern] { RoutePattern.all.filter { $0.parts[0] == name } }

  /// Returns the commands of each screen, including the commands that every screen has.
  @MainActor package static func commandsOfAllScreens(_ services: Services) async -> [[KeyCommand]] {
    var commands: [[KeyCommand]] = []
    for screen in all.flatMap(\.screens) { commands.append(await screen.allCommands(services)) }
    return commands
  }

  /// A screen of an app, and the paths to it.
  package struct HelpScreen {
    /// The title in help, which is the command line with the path if there is a path.
    package let title: Text
    /// The paths that lead to the screen, one for each kind of content that it can have.
    let paths: [String]
    /// The lines to type after opening a path, in order to reach the screen.
    var lines: [String] = []

    /// Returns one navigation controller for each path, and so for each kind of content.
    @MainActor private func shown(_ services: Services) async -> [NavigationController] {
      var shown: [NavigationController] = []
      for route in paths.compactMap(Route.init(path:)) {
        let navigation = NavigationController()
        for route in [.home, route] {
          navigation.turn(to: route.root) { place in route.show(on: place, services) }
        }
        await route.lead(on: navigation)?()
        await navigation.run(lines)
        await navigation.settle()
        shown.append(navigation)
      }
      return shown
    }

    /// Returns the screen's page for each kind of content.
    @MainActor package func pages(_ services: Services) async -> [any AnyPage] {
      await shown(services).compactMap(\.top)
    }

    /// Returns the commands that the screen has with any content.
    @MainActor func commands(_ services: Services) async -> [KeyCommand] {
      var seen: Set<String> = []
      return await pages(services).flatMap(\.screen.commands).filter { seen.insert($0.name).inserted }
    }

    /// Returns the screen's commands, and the commands that every screen has.
    @MainActor package func allCommands(_ services: Services) async -> [KeyCommand] {
      var seen: Set<String> = []
      return await shown(services).flatMap(\.commandsOnTop).filter { seen.insert($0.name).inserted }
    }
  }

  /// The app's screens; screens without a path come last.
  package var screens: [HelpScreen] {
    let opened = patterns.filter { !$0.path.hasSuffix("USER") }.map { pattern in
      // Nothing has the number 0, so a path with 0 shows the screen of a deleted item.
      let numbers = pattern.path.hasSuffix("ID") ? ["1", "0"] : ["1"]
      let paths = numbers.map { pattern.path.replacing("ID", with: $0) }
      return HelpScreen(title: Text(verbatim: pattern.usage), paths: paths)
    }
    return opened + Self.withoutPath.filter { Topic(path: $0.paths[0]) == self }
  }

  private static let withoutPath = [
    HelpScreen(title: .help(.accounts), paths: [""], lines: ["accounts"]),
    HelpScreen(title: .help(.cardCount), paths: ["books/add"], lines: ["set name -", "ok"]),
    HelpScreen(title: .help(.reply), paths: ["replies/@alice"], lines: ["open 1"]),
    HelpScreen(title: .help(.profile), paths: ["replies/@alice"], lines: ["profile"]),
  ]

  /// The topic's description, in one line.
  var summary: Text {
    guard let app else { return "calcots: \(.help(.name))" }
    return "calcots \(app.rawValue): \(.home(.appDetail(app)))"
  }

  /// Command lines to try.
  var examples: [(line: String, help: HelpText)] { Self.examples[app] ?? [] }

  private static let examples: [AppName?: [(line: String, help: HelpText)]] = [
    nil: [("calcots", .exampleHome), ("calcots --resume", .exampleResume)],
    .dice: [("calcots dice --seed 7", .exampleSeed), ("calcots dice --as mvvm", .exampleArchitecture)],
    .matches: [("calcots matches/settings", .exampleSettings)],
    .books: [("calcots books/add", .exampleAddBook), ("calcots books --store memory", .exampleMemory)],
    .groups: [
      ("calcots groups/1/add", .exampleAddMember), ("printf 'leave 2 3\\nconfirm\\n' | calcots groups", .exampleLines),
    ],
    .replies: [("calcots replies/@alice", .exampleReplies)],
  ]
}

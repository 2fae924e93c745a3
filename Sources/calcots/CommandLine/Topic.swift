import Coordinators
import Localization
import Models
import Sessions
import Texts
import TextUI

/// What `calcots help` explains by itself.
nonisolated package enum Topic: String, CaseIterable {
  case home = ""
  case dice, matches, books, groups, replies

  static let names = allCases.map(\.rawValue).filter { !$0.isEmpty }

  /// The kinds of its paths.
  var patterns: [RoutePattern] { RoutePattern.all.filter { $0.parts[0] == rawValue } }

  /// A screen of an app, and the ways to it.
  package struct HelpScreen {
    /// Its title in help: its path, if it has one.
    let title: Text
    /// The paths that lead there: to all that it may have to show.
    let paths: [String]
    /// The lines that lead on from there.
    var lines: [String] = []

    /// Returns the screen's pages, with all that it may have to show.
    @MainActor package func pages(_ services: Services) async -> [any AnyPage] {
      var pages: [any AnyPage] = []
      for route in paths.compactMap(Route.init(path:)) {
        let navigation = NavigationController()
        route.show(on: navigation, services)
        await navigation.run(route.lines + lines)
        await navigation.settle()
        pages += navigation.top.map { [$0] } ?? []
      }
      return pages
    }

    /// Returns the commands that the screen has, whatever it shows.
    @MainActor func commands(_ services: Services) async -> [KeyCommand] {
      var seen: Set<String> = []
      return await pages(services).flatMap(\.screen.commands).filter { seen.insert($0.name).inserted }
    }
  }

  /// Its screens, those without a path last.
  package var screens: [HelpScreen] {
    let opened = patterns.filter { $0.help != .repliesTo }.map { pattern in
      // Nothing has the number 0, so that is the screen of what is gone.
      let numbers = pattern.path.hasSuffix("ID") ? ["1", "0"] : ["1"]
      let paths = numbers.map { pattern.path.replacing("ID", with: $0) }
      return HelpScreen(title: Text(verbatim: pattern.usage), paths: paths)
    }
    return opened + screensWithoutPath
  }

  private var screensWithoutPath: [HelpScreen] {
    switch self {
    case .books: [HelpScreen(title: .help(.cardCount), paths: ["books/add"], lines: ["set name -", "ok"])]
    case .replies:
      [
        HelpScreen(title: .help(.reply), paths: ["replies/@alice"], lines: ["open 1"]),
        HelpScreen(title: .help(.profile), paths: ["replies/@alice"], lines: ["profile"]),
      ]
    case .home, .dice, .matches, .groups: []
    }
  }

  /// What it is, in one line.
  var summary: Text {
    switch self {
    case .home: "calcots: \(.help(.name))"
    case .dice: "calcots dice: \(Text(HomeText.appDetail(.dice)))"
    case .matches: "calcots matches: \(Text(HomeText.appDetail(.matches)))"
    case .books: "calcots books: \(Text(HomeText.appDetail(.books)))"
    case .groups: "calcots groups: \(Text(HomeText.appDetail(.groups)))"
    case .replies: "calcots replies: \(Text(HomeText.appDetail(.replies)))"
    }
  }

  /// Command lines to try.
  var examples: [(line: String, help: HelpText)] {
    switch self {
    case .home: [("calcots", .exampleHome), ("calcots --resume", .exampleResume)]
    case .dice: [("calcots dice --seed 7", .exampleSeed), ("calcots dice --as mvvm", .exampleArchitecture)]
    case .matches: [("calcots matches/settings", .exampleSettings)]
    case .books: [("calcots books/add", .exampleAddBook), ("calcots books --store memory", .exampleMemory)]
    case .groups: [("calcots groups/1/add", .exampleAddMember), ("echo 'leave 3' | calcots groups", .exampleLines)]
    case .replies: [("calcots replies/@alice", .exampleReplies)]
    }
  }
}

extension RoutePattern {
  /// How such a path is given on the command line.
  nonisolated var usage: String { path.isEmpty ? "calcots" : "calcots \(path)" }
}

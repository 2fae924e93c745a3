import Interactors
import Localization
import Models
import Texts
import TextUI

/// A kind of path that the program can start with, and what it leads to; its first parts lead to the screens below.
nonisolated package struct RoutePattern: Sendable {
  /// What the path leads to; each function is called with what the user gives.
  enum Target: Sendable {
    case screen(
      show: @MainActor @Sendable (String, Place, Services) -> Void,
      exists: @MainActor @Sendable (String, Services) async -> Bool)
    /// Lines that lead on from the screen below, as if they had been typed there.
    case lines(@Sendable (String) -> [String])
  }

  /// The path; the part in capitals stands for what the user gives.
  package let path: String
  /// What is there, in a few words.
  package let help: Text
  let target: Target
  /// Returns what the user gives as the path has it; nil if no screen can be meant.
  private var normalized: @Sendable (String) -> String? = { $0 }

  /// Every kind of path.
  package static let all = [
    screen("", .home(.path)) { _, place, services in HomeCoordinator.show(on: place, services) },
    screen("dice", .dice(.path)) { _, place, services in DiceCoordinator.show(on: place, services) },
    screen("matches", .matches(.path)) { _, place, services in MatchesCoordinator.show(on: place, services) },
    command("matches/settings", .matches(.settingsPath)),
    screen("books", .books(.path)) { _, place, services in BooksCoordinator.show(on: place, services) },
    command("books/add", .books(.addHelp)),
    screen("books/ID", .books(.bookPath), exists: { await $1.books.has($0) }) { book, place, services in
      StudyCoordinator.show(book: book, on: place, services)
    },
    screen("groups", .groups(.path)) { _, place, services in GroupsCoordinator.show(on: place, services) },
    command("groups/invited", .groups(.categoryHelp(.invited))),
    command("groups/suggested", .groups(.categoryHelp(.suggested))),
    screen("groups/ID", .groups(.groupPath), exists: { await $1.groups.has($0) }) { group, place, services in
      GroupCoordinator.show(group: group, on: place, services)
    },
    command("groups/ID/add", .groups(.pickerPath)),
    command("groups/ID/rename", .groups(.renameHelp)),
    screen("replies", .replies(.path)) { _, place, services in RepliesCoordinator.show(on: place, services) },
    RoutePattern(
      path: "replies/@USER", help: .replies(.userPath), target: .lines { ["set username @\($0)", "go"] },
      normalized: { AccountName($0)?.text }),
  ]

  private static func screen(
    _ path: String, _ help: Text,
    exists: @escaping @MainActor @Sendable (String, Services) async -> Bool = { _, _ in true },
    show: @escaping @MainActor @Sendable (String, Place, Services) -> Void
  ) -> RoutePattern {
    RoutePattern(path: path, help: help, target: .screen(show: show, exists: exists))
  }

  /// A screen to which a command of the screen below leads: the one that the path ends with.
  private static func command(_ path: String, _ help: Text) -> RoutePattern {
    let name = path.split(separator: "/").suffix(1).map(String.init)
    return RoutePattern(path: path, help: help, target: .lines { _ in name })
  }

  /// The parts of the path.
  package var parts: [Substring] { path.split(separator: "/", omittingEmptySubsequences: false) }

  /// Returns the path with what the user gives.
  func path(with given: String) -> String { path.replacing(/[A-Z]+/, with: given) }

  /// Returns what is given in a path of this kind, or an empty string if it has no part in capitals; nil for another path.
  func given(in parts: [Substring]) -> String? {
    guard parts.count == self.parts.count else { return nil }
    var given = ""
    for (own, part) in zip(self.parts, parts) {
      if own.contains(where: \.isUppercase), !part.isEmpty {
        given = String(part)
      } else if own != part {
        return nil
      }
    }
    return normalized(given)
  }

  /// The kinds of paths of the screens below, from the root upwards, and this one.
  var fromRoot: [RoutePattern] {
    Self.all.filter { $0.path == path || !$0.path.isEmpty && path.hasPrefix("\($0.path)/") }
  }
}

extension BookDataProvider {
  /// Whether there is a book; another failure may pass, and the screen itself says so.
  fileprivate func has(_ book: String) async -> Bool {
    do throws(BooksError) { _ = try await self.book(book) } catch { return error != .bookGone }
    return true
  }
}

extension GroupDataProvider {
  /// Whether there is a group; another failure may pass, and the screen itself says so.
  fileprivate func has(_ group: String) async -> Bool {
    do throws(GroupsError) { _ = try await self.group(group) } catch { return error != .groupGone }
    return true
  }
}

import Interactors
import Models
import Texts
import TextUI

/// A kind of path that the program can start with, and the screen that it leads to.
///
/// The first parts of a path lead to the screens below.
nonisolated package struct RoutePattern: Sendable {
  /// The path; the part in capitals stands for what the user gives.
  package let path: String
  /// What is there, in a few words.
  package let help: HomeText.Path
  /// Whether its screen, or one that it leads to, uses the store.
  let usesStore: Bool
  /// Shows the screen of what the user gives; nil if a command of the screen below leads there.
  let show: (@MainActor @Sendable (_ given: String, Place, Services) -> Void)?
  /// Whether what the user gives exists.
  let exists: @MainActor @Sendable (_ given: String, Services) async -> Bool
  /// The lines that lead on from the screen below, as if they had been typed there.
  let lines: @Sendable (_ given: String) -> [String]
  /// What the user gives, as it is written in the path; nil if it cannot be meant.
  private let checked: @Sendable (String) -> String?

  /// Every kind of path.
  package static let all = [
    RoutePattern("", .home, usesStore: true) { _, place, services in HomeCoordinator.show(on: place, services) },
    RoutePattern("dice", .dice) { _, place, services in DiceCoordinator.show(on: place, services) },
    RoutePattern("matches", .matches) { _, place, services in MatchesCoordinator.show(on: place, services) },
    RoutePattern("matches/settings", .matchSettings),
    RoutePattern("books", .books, usesStore: true) { _, place, services in BooksCoordinator.show(on: place, services) },
    RoutePattern("books/add", .addBook),
    RoutePattern("books/ID", .book, exists: { await $1.books.has($0) }) { book, place, services in
      StudyCoordinator.show(book: book, on: place, services)
    },
    RoutePattern("groups", .groups, usesStore: true) { _, place, services in GroupsCoordinator.show(on: place, services)
    },
    RoutePattern("groups/ID", .group, exists: { await $1.groups.has($0) }) { group, place, services in
      GroupCoordinator.show(group: group, on: place, services)
    },
    RoutePattern("groups/ID/add", .addMember),
    RoutePattern("groups/ID/rename", .renameGroup),
    RoutePattern("replies", .replies) { _, place, services in RepliesCoordinator.show(on: place, services) },
    RoutePattern("replies/@USER", .repliesTo, checked: { AccountName($0)?.text }) { ["set username @\($0)", "go"] },
  ]

  /// A screen of its own.
  private init(
    _ path: String, _ help: HomeText.Path, usesStore: Bool = false,
    exists: @escaping @MainActor @Sendable (String, Services) async -> Bool = { _, _ in true },
    show: @escaping @MainActor @Sendable (String, Place, Services) -> Void
  ) {
    (self.path, self.help, self.usesStore, self.exists, self.show) = (path, help, usesStore, exists, show)
    (lines, checked) = ({ _ in [] }, { $0 })
  }

  /// A screen to which lines lead; by default, the command that the path ends with.
  private init(
    _ path: String, _ help: HomeText.Path, checked: @escaping @Sendable (String) -> String? = { $0 },
    lines: (@Sendable (String) -> [String])? = nil
  ) {
    let command = path.split(separator: "/").suffix(1).map(String.init)
    (self.path, self.help, usesStore, self.checked) = (path, help, false, checked)
    (show, exists, self.lines) = (nil, { _, _ in true }, lines ?? { _ in command })
  }

  /// The parts of the path.
  package var parts: [Substring] { path.split(separator: "/", omittingEmptySubsequences: false) }

  /// Returns the path with what the user gives.
  func path(with given: String) -> String { path.replacing(/[A-Z]+/, with: given) }

  /// Returns what is given in a path of this kind, or an empty string if it has no part in capitals; nil for another path.
  func given(in parts: [Substring]) -> String? {
    guard parts.count == self.parts.count else { return nil }
    guard let (own, part) = zip(self.parts, parts).first(where: { $0 != $1 }) else { return "" }
    guard own.contains(where: \.isUppercase), !part.isEmpty else { return nil }
    return zip(self.parts, parts).count { $0 != $1 } == 1 ? checked(String(part)) : nil
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

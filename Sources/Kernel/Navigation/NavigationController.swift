import Localization
import Observation

/// Owns the stacks of pages, and through them every calçot.
///
/// The user sees one stack at a time.
///
/// However a page leaves its stack, it is freed in the same turn of the main actor with its whole calçot, except an
/// interactor whose call has not returned. The run ends when the stack in front is empty.
@Observable
package final class NavigationController {
  /// All stacks; the first one is ``home``.
  package private(set) var stacks: [Stack] = []
  /// The stack that was brought in front of home, if any.
  private var chosen: Stack?
  /// A message on every screen, for example the time since which the data has not been live.
  package var status: Text?

  /// The maximum number of announcements that wait for a user who is away.
  package static let announcementLimit = 20

  /// The announcements for the screen in front, for example that the user was added to a group.
  ///
  /// No command of the user has caused them. Each stays until it has been read and then a command begins, or another text is
  /// announced.
  package private(set) var announcements: [(number: Int, text: Text)] = []
  /// The number of the last announcement that the user has read, set by the session.
  @ObservationIgnored package var readAnnouncement = 0
  @ObservationIgnored private var lastAnnouncement = 0

  package init() { stacks = [Stack(of: self)] }

  /// The first stack, with which the run began or started over.
  ///
  /// Going back from the root of another stack leads here.
  package var home: Stack { stacks[0] }
  /// The stack that the user sees: home, unless another one was brought to the front.
  package var front: Stack { chosen.flatMap { $0.pages.isEmpty ? nil : $0 } ?? home }
  /// Whether home is in front, so that the run ends once home's root has left.
  package var isHome: Bool { front === home }

  /// The pages of the stack in front, from the root to the top.
  package var stack: [any AnyPage] { front.pages }
  /// The history of the stack in front.
  package var history: History { front.history }
  /// The page that the user sees; nil when the run has ended.
  package var top: (any AnyPage)? { stack.last }

  /// Returns the stack that contains a page, whether it is in front or not; nil if there is none.
  package func stack(of page: any AnyPage) -> Stack? {
    stacks.first { stack in stack.pages.contains { $0 === page } }
  }

  // MARK: From stack to stack

  /// Brings a stack to the front with the pages that it had before, or creates the stack.
  ///
  /// The first stack becomes home.
  ///
  /// - Parameters:
  ///   - name: The path of the stack's root.
  ///   - path: The path that the stack must show. If it shows another one, its pages are replaced. Nil if any path
  ///     will do.
  ///   - show: Shows the stack's pages. Not called if the stack already has them.
  package func turn(to name: String, at path: String? = nil, showing show: (Place) -> Void) {
    let stack = stack(named: name)
    if stack.pages.isEmpty || path != nil && path != stack.path {
      stack.pages = []
      show(Place(on: stack))
    }
    chosen = stack
  }

  /// Returns the stack with this name, or an empty stack if no stack has this name.
  private func stack(named name: String) -> Stack {
    if home.pages.isEmpty { return home }
    if let stack = stacks.first(where: { $0.name == name }) { return stack }
    let stack = Stack(of: self)
    stacks = stacks.filter { $0 === home || !$0.pages.isEmpty } + [stack]
    return stack
  }

  /// Brings home to the front, and keeps the stack that was in front.
  package func goHome() { chosen = nil }

  /// Replaces all stacks with a single one, on which `show` shows the first page.
  ///
  /// All pages are freed in the same turn, together with everything that they own. Earlier writes can no longer be undone.
  package func startOver(showing show: (Place) -> Void) {
    let stack = Stack(of: self)
    show(Place(on: stack))
    stacks = [stack]
    chosen = nil
    announcements = []
  }

  // MARK: Announcements

  /// Announces a text once, on whichever screen is in front.
  package func announce(_ text: Text) {
    dropReadAnnouncements()
    lastAnnouncement += 1
    announcements = announcements.suffix(Self.announcementLimit - 1) + [(lastAnnouncement, text)]
  }

  /// Drops the announcements that have been read.
  ///
  /// Called when a command begins, and before a text is announced.
  func dropReadAnnouncements() {
    guard announcements.contains(where: { $0.number <= readAnnouncement }) else { return }
    announcements = announcements.filter { $0.number > readAnnouncement }
  }

  // MARK: Leaving

  /// Removes the top page.
  ///
  /// The exception is the root of a stack other than home: going back from there brings home to the front, and keeps that
  /// stack. Removing home's root ends the run.
  package func goBack() {
    if stack.count == 1, !isHome {
      goHome()
    } else {
      _ = front.pages.popLast()
    }
  }

  /// Removes all pages, which ends the run.
  package func popAll() { startOver { _ in } }
}

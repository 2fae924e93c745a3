import Interactors
import Models

/// Everything that the calçots need from outside.
///
/// The composition root creates it, and each coordinator passes it on to the next.
package struct Services {
  package var groups: any GroupDataProvider
  package var books: any BookDataProvider
  package var replies: any RepliesDataProvider
  package let random: any RandomSource
  package let wallClock: WallClock
  /// The clock that measures pauses.
  package let clock: any Clock<Duration>
  /// The session that provides these services; nil if they do not come from a session.
  package internal(set) var session: CurrentSession?
  /// Whether the match game's settings warn of a game that is lost from the start.
  package var warnsOfLostGame = true

  package init(
    groups: any GroupDataProvider, books: any BookDataProvider, replies: any RepliesDataProvider,
    random: any RandomSource, wallClock: WallClock, clock: any Clock<Duration>
  ) {
    self.groups = groups
    self.books = books
    self.replies = replies
    self.random = random
    self.wallClock = wallClock
    self.clock = clock
  }
}

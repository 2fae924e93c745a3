/// What the user can do about an error.
///
/// A view model chooses the remedy. The session, which knows the names and keys of the commands, explains how to use
/// it.
nonisolated package enum Remedy: String, Sendable {
  case chooseAnotherServer, chooseAnotherStore
  case prepareStore
  case retry
}

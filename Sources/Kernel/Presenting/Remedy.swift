/// An action by which the user can deal with an error, such as trying again.
///
/// A view model chooses the remedy. The session, which has the names and keys of the commands, explains how to use it.
nonisolated package enum Remedy: String, Sendable {
  case chooseAnotherServer, chooseAnotherStore
  case prepareStore
  case retry
}

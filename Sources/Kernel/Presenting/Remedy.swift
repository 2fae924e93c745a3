/// A way out of an error, as a case: the session knows the key or the command for it.
///
/// A view model chooses the remedy. The session, which knows the names and keys of the commands, explains how to use
/// it.
nonisolated package enum Remedy: String, Sendable {
  case chooseAnotherServer, chooseAnotherStore
  case prepareStore
  case retry
}

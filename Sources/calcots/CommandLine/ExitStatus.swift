/// The exit status of the program.
nonisolated package enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case failed = 1
  case wrongUsage = 2
  /// The status that shells use for a program ended by Ctrl-C.
  case interrupted = 130
}

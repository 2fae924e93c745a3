/// What the program says to whoever started it.
enum ExitStatus: Int32 {
  case done = 0
  case failed = 1
  case wrongUsage = 2
  /// What a shell calls the end by Ctrl-C.
  case interrupted = 130
}

/// What the program says to whoever started it.
enum ExitStatus: Int32 {
  case done = 0
  case failed = 1
  case wrongUsage = 2
}

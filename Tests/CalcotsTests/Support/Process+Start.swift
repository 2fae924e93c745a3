import Foundation

extension Process {
  /// Runs the process with no signal blocked, as a shell does; it would inherit what the test's thread blocks.
  func start() throws {
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try run()
  }
}

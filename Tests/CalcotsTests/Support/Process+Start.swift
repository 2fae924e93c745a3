import Foundation

extension Process {
  private static let lock = NSLock()

  /// Runs the process as a shell does, with no signal blocked, and none ignored that ends a program.
  ///
  /// It would inherit what the test's thread blocks, and what `nohup` or a background job of a script ignores.
  func start() throws {
    try Self.lock.withLock {
      var none = sigset_t()
      var blocked = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &blocked)
      let handlers = [SIGHUP, SIGINT, SIGQUIT].map { (number: $0, handler: signal($0, SIG_DFL)) }
      defer {
        for (number, handler) in handlers { signal(number, handler) }
        pthread_sigmask(SIG_SETMASK, &blocked, nil)
      }
      try run()
    }
  }
}

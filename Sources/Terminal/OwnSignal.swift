import Foundation

/// Signals that the process sends itself.
nonisolated enum OwnSignal {
  /// Delivers the signal with its default action; if that does not end the process, returns once it has been delivered.
  ///
  /// The signal goes to the current thread: one sent to the process may be delivered to another thread after this
  /// function has returned. It is unblocked first, because the parent process may have left it blocked.
  static func deliver(_ number: Int32) {
    var observed = sigaction()
    sigaction(number, nil, &observed)
    signal(number, SIG_DFL)
    var set = sigset_t()
    var mask = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, &mask)
    raise(number)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    sigaction(number, &observed, nil)
  }

  /// Stops the whole job, that is, this process and the others that the shell started with it, until the shell resumes
  /// it.
  ///
  /// Does nothing if no shell could resume it.
  static func stopJob() {
    var observed = sigaction()
    sigaction(SIGTSTP, nil, &observed)
    // The others first: once this process has stopped, it cannot signal them.
    signal(SIGTSTP, SIG_IGN)
    kill(0, SIGTSTP)
    sigaction(SIGTSTP, &observed, nil)
    deliver(SIGTSTP)
  }
}

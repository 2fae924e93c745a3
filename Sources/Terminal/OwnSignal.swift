import Foundation

/// Signals that the process sends to itself.
nonisolated enum OwnSignal {
  /// Has a signal do what it does to programs that do not care about it; where that is not the end, it is over then.
  ///
  /// It goes to this very thread: a signal to the process may reach another one, after this has returned. And whoever
  /// started us may have left it blocked.
  static func obey(_ number: Int32) {
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

  /// Stops the whole job, this process and those that a shell started with it, until the shell has it go on.
  ///
  /// Where there is no shell that could, nothing happens.
  static func stopJob() {
    var observed = sigaction()
    sigaction(SIGTSTP, nil, &observed)
    // The others first: once this process has stopped, nobody is left to do it.
    signal(SIGTSTP, SIG_IGN)
    kill(0, SIGTSTP)
    sigaction(SIGTSTP, &observed, nil)
    obey(SIGTSTP)
  }
}

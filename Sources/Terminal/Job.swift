import Foundation

/// The processes that a shell started with one line, this one among them.
enum Job {
  /// Stops the whole job until the shell has it go on; at once where there is no shell that could.
  static func stop() {
    var observed = sigaction()
    sigaction(SIGTSTP, nil, &observed)
    // First the others, as nobody is left to do it once this process has stopped.
    signal(SIGTSTP, SIG_IGN)
    kill(0, SIGTSTP)
    // A signal to this very thread is the only one that is certain to have worked when the call returns.
    signal(SIGTSTP, SIG_DFL)
    var set = sigset_t()
    var mask = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &set, &mask)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    sigaction(SIGTSTP, &observed, nil)
  }
}

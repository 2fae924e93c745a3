import Foundation

/// Stops this process, or its whole job, as Ctrl-Z usually does.
nonisolated enum JobControl {
  /// Stops the whole job until the shell resumes it.
  ///
  /// The job is this process and the other processes that the shell started with it.
  ///
  /// Does nothing if no shell could resume the job.
  static func stopJob() {
    // Stop the others first: once this process has stopped, it cannot signal them.
    let handler = signal(SIGTSTP, SIG_IGN)
    kill(0, SIGTSTP)
    signal(SIGTSTP, handler)
    stop()
  }

  /// Stops this process until it is resumed; does nothing if no shell could resume it.
  ///
  /// The signal goes to the current thread: a signal sent to the process may be delivered to another thread after this function
  /// has returned. The signal is unblocked first, because the parent process may have left it blocked.
  static func stop() {
    let handler = signal(SIGTSTP, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(SIGTSTP)
    signal(SIGTSTP, handler)
  }
}

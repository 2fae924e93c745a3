extension Clock where Duration == Swift.Duration {
  /// Starts now; says how much time has passed whenever it is asked.
  func stopwatch() -> @Sendable () -> Duration {
    let begin = now
    return { begin.duration(to: now) }
  }
}

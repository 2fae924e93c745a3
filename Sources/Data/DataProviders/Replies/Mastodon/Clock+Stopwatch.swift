extension Clock where Duration == Swift.Duration {
  /// Starts a stopwatch; the function returned gives the time elapsed since then.
  func stopwatch() -> @Sendable () -> Duration {
    let begin = now
    return { begin.duration(to: now) }
  }
}

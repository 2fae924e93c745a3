import Models

nonisolated extension WallClock {
  /// A clock stopped at the time of the newest sample.
  package static let sample = WallClock(stoppedAt: Post.sampleTime)
}

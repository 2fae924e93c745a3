package import Models

nonisolated extension WallClock {
  /// Stopped at the moment when the newest sample was written.
  package static let sample = WallClock(stoppedAt: Post.sampleTime)
}

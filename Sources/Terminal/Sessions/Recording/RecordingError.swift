/// Why a session cannot be recorded, or a recording not be replayed; a reason is the system's own text.
nonisolated package enum RecordingError: Error, Hashable {
  case recordingExists(path: String)
  case recordingNotMade(path: String, reason: String)
  case recordingNotRead(path: String, reason: String)
  case notARecording
  /// A newer version of the program has made it.
  case recordingNewer
  case recordingDamaged(line: Int)
}

import Alternatives
import Coordinators
import Foundation
import Localization
import Navigation
import Presenting
import Sessions

extension Program {
  /// The most bytes of a recording that is read; no session is as long.
  private static let limit = 1 << 24

  /// Runs the session in a file first, and then lets the user go on.
  func replay(
    _ path: String, _ arguments: Arguments, in language: Language
  ) async throws(OutputError) -> ExitStatus {
    var (program, arguments, language) = (self, arguments, language)
    do throws(RecordingError) {
      let replay = try Replay(Self.text(of: path))
      program.replay = replay
      language = try arguments.follow(replay.header, in: language)
    } catch {
      try fail(error, isForPrograms: arguments.format == .json, in: language)
      return .failed
    }
    return try await program.run(arguments, in: language)
  }

  private static func text(of path: String) throws(RecordingError) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .recordingNotRead(path: path, reason: String(cString: strerror(errno)))
    }
    let data: Data?
    do { data = try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).read(upToCount: limit + 1) } catch {
      throw .recordingNotRead(path: path, reason: String(cString: strerror(errno)))
    }
    guard let data, data.count <= limit, let text = String(data: data, encoding: .utf8) else { throw .notARecording }
    return text
  }

  /// Begins to record the session, if that is asked for, in a new file that only the user can read.
  func recording(
    for arguments: Arguments, from route: Route, in language: Language, on clock: any Clock<Duration>
  ) throws(RecordingError) -> Recording? {
    guard let path = arguments.record, let seed = arguments.seed else { return nil }
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let exists = errno == EEXIST
      throw exists
        ? .recordingExists(path: path) : .recordingNotMade(path: path, reason: String(cString: strerror(errno)))
    }
    let header = RecordingHeader(
      version: Self.version, path: route.path, language: "\(language)", seed: seed,
      architecture: arguments.alternative?.rawValue, noWarning: arguments.noWarning)
    return Recording(
      header, to: FileOutput(descriptor: descriptor), keepsText: arguments.recordsText, clock: clock)
  }

  /// Returns what leads on from the first screens: the command in which the path ends, and then what was recorded.
  func lead(
    to route: Route, on navigation: NavigationController, leadingTo destinations: Destinations?, recording: Recording?
  ) -> (() async -> Void)? {
    let lead = route.lead(on: navigation)
    guard let replay else { return lead }
    return {
      await lead?()
      await replay.run(on: navigation, leadingTo: destinations, recording: recording)
    }
  }

  /// Says why the recording is not whole, if it is not.
  func sayHowRecorded(_ recording: Recording?, in language: Language) throws(OutputError) {
    if let failure = recording?.failure { try say(.commandLine(.notRecorded(failure)), in: language) }
  }
}

nonisolated extension RecordingError: PresentableError {
  package var text: Text { .commandLine(.recording(self)) }
}

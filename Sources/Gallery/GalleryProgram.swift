import Foundation
import Sessions
import TerminalDriver

/// Shows every screen in each of its states, or only the requested state.
///
/// Without arguments, it shows a list of the states on a terminal, and prints their names elsewhere.
@main
struct GalleryProgram {
  static func main() async {
    Rescue.start()
    signal(SIGPIPE, SIG_IGN)
    ProcessLocale.ignore()
    let messages = FileOutput(descriptor: STDERR_FILENO)
    do throws(GalleryUsageError) {
      if CommandLine.arguments.contains("--help") {
        try? FileOutput(descriptor: STDOUT_FILENO).write(SafeText(lines: [GalleryUsageError.usage]))
        exit(EXIT_SUCCESS)
      }
      let request = try GalleryRequest(Array(CommandLine.arguments.dropFirst()))
      exit(await status(of: request) ? EXIT_SUCCESS : EXIT_FAILURE)
    } catch {
      // If standard error is closed, only the exit status reports the mistake.
      try? messages.write(SafeText(lines: [error.message, GalleryUsageError.usage]))
      exit(2)
    }
  }

  /// Carries out a request.
  ///
  /// Returns false if the output could not be written, or the user interrupted the run.
  private static func status(of request: GalleryRequest) async -> Bool {
    do throws(OutputError) {
      guard request.format == nil, request.size == nil, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
        try await put(request)
        return true
      }
      return try await show(request) == .finished
    } catch {
      return false
    }
  }

  private static func show(_ request: GalleryRequest) async throws(OutputError) -> FullScreenSession.Ending {
    let environment = ProcessInfo.processInfo.environment
    var abilities = TerminalAbilities(of: environment["TERM"], takingAllColors: false)
    if environment["NO_COLOR", default: ""] != "" { abilities.colors = 0 }
    let session = GallerySession(language: request.language) { [abilities] in
      ANSITerminal(input: STDIN_FILENO, output: STDOUT_FILENO, abilities: abilities, usesMouse: true)
    }
    guard let state = request.state else { return try await session.run() }
    return try await session.run(state)
  }

  private static func put(_ request: GalleryRequest) async throws(OutputError) {
    let output = FileOutput(descriptor: STDOUT_FILENO)
    if request.format == .json {
      for state in request.state.map({ [$0] }) ?? GalleryState.all {
        try output.write(JSONRenderer(language: request.language).render(state.navigation))
      }
    } else if let state = request.state {
      let size = request.size ?? GridSize(columns: 80, rows: 24)
      try output.write(SafeText(lines: await state.picture(size: size, language: request.language).styledLines))
    } else {
      try output.write(SafeText(lines: GalleryState.all.map(\.name)))
    }
  }
}

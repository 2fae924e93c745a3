import Foundation
import Sessions
import TerminalDriver

/// The entry point: passes arguments, environment and files to a ``Program``, and runs it.
@main
struct Calcots {
  static func main() async {
    Rescue.start()
    // Writing to a closed pipe, or beyond the file size limit, then fails with an error instead of ending the process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var words = Array(CommandLine.arguments.dropFirst())
    let environment = Environment(ProcessInfo.processInfo.environment)
    ProcessLocale.ignore()
    let abilities = TerminalAbilities(of: environment[.terminal], takingAllColors: environment.takesAllColors)
    var program = Program(
      environment: environment,
      input: FileLineSource(descriptor: STDIN_FILENO),
      output: FileOutput(descriptor: STDOUT_FILENO),
      messages: FileOutput(descriptor: STDERR_FILENO),
      isInputTerminal: isatty(STDIN_FILENO) == 1,
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      isMessagesTerminal: isatty(STDERR_FILENO) == 1,
      hasScreen: abilities.hasScreen,
      terminal: { theme, usesColor, usesMouse in
        var shown = abilities
        if !usesColor { shown.colors = 0 }
        return ANSITerminal(
          input: STDIN_FILENO, output: STDOUT_FILENO, theme: theme, abilities: shown, usesMouse: usesMouse)
      },
      lineTerminal: ANSILineTerminal(input: STDIN_FILENO, output: STDOUT_FILENO))
    #if DEBUG
      if let option = words.firstIndex(of: "--trace") {
        words.remove(at: option)
        program.trace = Trace(messages: program.messages)
      }
    #endif
    // A thread that is still connecting to a server may be using data that `exit` would tear down, such as OpenSSL's
    // tables.
    _exit(await program.run(words).rawValue)
  }
}

#if os(Linux)
  /// Makes the dynamic linker call this function before anything else.
  ///
  /// Calling it in `main` would be too late, because before `main`, Swift's runtime opens files and installs its own signal
  /// handlers.
  @section(".preinit_array") @used
  nonisolated(unsafe) private let handlersAtStart: @convention(c) () -> Void = {
    StandardFiles.reserve()
    Rescue.installHandlers()
  }
#endif

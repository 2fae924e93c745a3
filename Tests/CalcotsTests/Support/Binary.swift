import Foundation
import Testing
import TextUISupport

/// Runs the built program as a separate process.
struct Binary {
  /// The result of a run.
  struct Outcome {
    let output: String
    let messages: String
    /// The exit status, or 128 plus the number of the signal that ended the process.
    let status: Int32
  }

  /// Returns the file of a program, which the package manager builds next to the test bundle.
  static func url(of program: String = "calcots") -> URL { Bundle.main.bundleURL.appending(path: program) }

  /// Returns a process that runs these commands of the shell first, and then becomes the program.
  static func process(
    _ arguments: [String], environment: [String: String] = [:], after setup: String? = nil,
    program: String = "calcots"
  ) -> Process {
    let url = url(of: program)
    // Writing to a program that has ended must be an error, not the end of the tests.
    signal(SIGPIPE, SIG_IGN)
    let process = Process()
    if let setup {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "\(setup); exec \"$0\" \"$@\"", url.path] + arguments
    } else {
      process.executableURL = url
      process.arguments = arguments
    }
    // The address sanitizer would take what a program leaves when it calls `exit` for leaks.
    process.environment = environment.merging(["ASAN_OPTIONS": "detect_leaks=0"]) { given, _ in given }
    return process
  }

  /// Runs the program with this input until it exits.
  static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:], output: FileHandle? = nil
  ) async throws -> Outcome {
    try await run(arguments, input: input, environment: environment, output: output)
  }

  /// Runs the program with this input until it exits; before it, the commands of the shell in `setup`.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], output: FileHandle? = nil,
    after setup: String? = nil
  ) async throws -> Outcome {
    try await run(process(arguments, environment: environment, after: setup), input: input, output: output)
  }

  /// Fails the test if a line for programs does not follow the schema.
  @MainActor static func check(_ text: String) {
    // Output without a line ending at its end is not a line.
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() where line.hasPrefix("{") {
      ScreenSchema.check(line)
    }
  }

  /// Runs a process with this input until it exits.
  static func run(_ process: Process, input: String = "", output: FileHandle? = nil) async throws -> Outcome {
    let stdin = Pipe()
    let stdout = Pipe()
    let stderr = Pipe()
    process.standardInput = stdin
    process.standardOutput = output ?? stdout
    process.standardError = stderr
    let (exits, exit) = AsyncStream<Never>.makeStream()
    process.terminationHandler = { _ in exit.finish() }
    try process.start()
    if output != nil { try stdout.fileHandleForWriting.close() }
    let out = stdout.fileHandleForReading
    let error = stderr.fileHandleForReading
    let outcome = try await withTaskCancellationHandler {
      async let text = onDedicatedThread { out.readDataToEndOfFile() }
      async let messages = onDedicatedThread { error.readDataToEndOfFile() }
      try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try stdin.fileHandleForWriting.close()
      let outcome = await (text, messages)
      for await _ in exits {}
      // Foundation keeps a process that has ended, with its pipes.
      try out.close()
      try error.close()
      return outcome
    } onCancel: { [pid = process.processIdentifier] in
      kill(pid, SIGKILL)
    }
    let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    let text = String(decoding: outcome.0, as: UTF8.self)
    if process.arguments?.contains("--json") == true { await check(text) }
    return Outcome(
      output: text, messages: String(decoding: outcome.1, as: UTF8.self),
      status: signal + process.terminationStatus)
  }
}

/// Does work that blocks on a dedicated thread, so that the thread pool stays free for other tests.
func onDedicatedThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: work()) }
  }
}

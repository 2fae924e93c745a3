import Foundation
import TestSupport
import Testing

/// A running instance of the built program that a test can talk to line by line.
final class Conversation {
  /// For how many milliseconds of silence a test waits.
  nonisolated private static var patience: Int32 { Int32(4_000 * Patience.factor) }

  private let process: Process
  private let stdin = Pipe()
  private let stdout = Pipe()
  private let stderr = Pipe()
  private let (exits, exit) = AsyncStream<Never>.makeStream()
  private(set) var output = ""
  /// All output, also what the test has asked for.
  private var printed = ""

  convenience init(_ arguments: String...) throws { try self.init(arguments) }

  init(_ arguments: [String]) throws {
    process = Binary.process(arguments, environment: [:])
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    process.terminationHandler = { [exit] _ in exit.finish() }
    try process.start()
  }

  /// Sends the program a line.
  func send(_ line: String) throws {
    try stdin.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Waits until the program prints `text`, from where the last call stopped; false, and the output is shown, if it ends
  /// first or the program falls silent.
  func receives(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async -> Bool {
    while true {
      if let range = output.range(of: text) {
        output = String(output[range.upperBound...])
        return true
      }
      let data = await next()
      guard !data.isEmpty else {
        Patience.lose()
        Issue.record("In vain: “\(text)” is printed. The output since:\n\(output)", sourceLocation: sourceLocation)
        return false
      }
      output += String(decoding: data, as: UTF8.self)
      printed += String(decoding: data, as: UTF8.self)
    }
  }

  /// Closes the program's input, waits for it to exit, and returns what it wrote to standard error.
  func end() async throws -> (messages: String, status: Int32) {
    try stdin.fileHandleForWriting.close()
    let stderr = stderr
    let messages = await onDedicatedThread { stderr.fileHandleForReading.readDataToEndOfFile() }
    for await _ in exits {}
    if process.arguments?.contains("--json") == true { await Binary.check(printed) }
    return (String(decoding: messages, as: UTF8.self), process.terminationStatus)
  }

  private func next() async -> Data {
    let stdout = stdout
    let process = process
    return await withTaskCancellationHandler {
      await onDedicatedThread {
        var poller = pollfd(fd: stdout.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        return poll(&poller, 1, Self.patience) > 0 ? stdout.fileHandleForReading.availableData : Data()
      }
    } onCancel: {
      // Ending the program ends the wait.
      process.terminate()
    }
  }
}

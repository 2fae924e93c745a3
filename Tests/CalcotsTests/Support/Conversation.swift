import Foundation

/// The built program in a conversation: what it shows decides what it is told next.
final class Conversation {
  private let process = Process()
  private let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
  private(set) var output = ""

  init(_ arguments: String...) throws {
    process.executableURL = Binary.url
    process.arguments = arguments
    process.environment = [:]
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
  }

  /// Tells it one line.
  func tell(_ line: String) throws {
    try stdin.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Reads on until it has shown `text` since the last time; false if it ends before.
  func hear(_ text: String) async -> Bool {
    while true {
      if let range = output.range(of: text) {
        output = String(output[range.upperBound...])
        return true
      }
      let data = await next()
      guard !data.isEmpty else { return false }
      output += String(decoding: data, as: UTF8.self)
    }
  }

  /// Ends its input, waits for its end, and answers with what it said on standard error.
  func end() async throws -> (messages: String, status: Int32) {
    try stdin.fileHandleForWriting.close()
    let stderr = stderr
    let messages = await Task.detached { stderr.fileHandleForReading.readDataToEndOfFile() }.value
    process.waitUntilExit()
    return (String(decoding: messages, as: UTF8.self), process.terminationStatus)
  }

  private func next() async -> Data {
    let (stdout, process) = (stdout, process)
    return await withTaskCancellationHandler {
      await Task.detached { stdout.fileHandleForReading.availableData }.value
    } onCancel: {
      // The test's time is up; with the program goes what it would have shown.
      process.terminate()
    }
  }
}

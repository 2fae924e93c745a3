import Foundation

/// A running instance of the built program that a test can talk to line by line.
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

  /// Sends the program a line.
  func send(_ line: String) throws {
    try stdin.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Waits until the program prints `text`, from where the last call stopped; false if the output ends first.
  func receives(_ text: String) async -> Bool {
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

  /// Closes the program's input, waits for it to exit, and returns what it wrote to standard error.
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
      // The test has timed out; ending the program unblocks the read.
      process.terminate()
    }
  }
}

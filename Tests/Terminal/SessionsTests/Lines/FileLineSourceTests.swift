import Foundation
import Sessions
import TestSupport
import Testing

@Suite(.turnLimit(10_000))
struct FileLineSourceTests {
  private func lines(of input: String) async throws -> [String] {
    let pipe = Pipe()
    let writer = Task.detached {
      pipe.fileHandleForWriting.write(Data(input.utf8))
      try pipe.fileHandleForWriting.close()
    }
    let source = FileLineSource(descriptor: pipe.fileHandleForReading.fileDescriptor)
    var lines: [String] = []
    while let line = try await source.nextLine() { lines.append(line) }
    try await writer.value
    return lines
  }

  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\n", ["", ""]), ("a\r\nb\r\n", ["a", "b"]),
      ("左京\n", ["左京"]), ("\u{FEFF}a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"]),
    ] as [(String, [String])])
  func `input is read line by line, even if the last line has no line break`(input: String, expected: [String])
    async throws
  {
    #expect(try await lines(of: input) == expected)
  }

  @Test func `a line that is not UTF-8 is refused, and the next line is read`() async throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data([0x61, 0x9B, 0xFF, 0x0A, 0x62, 0x0A, 0xE9]))
    try pipe.fileHandleForWriting.close()
    let source = FileLineSource(descriptor: pipe.fileHandleForReading.fileDescriptor)
    await #expect(throws: InputError.notUTF8) { try await source.nextLine() }
    #expect(try await source.nextLine() == "b")
    await #expect(throws: InputError.notUTF8) { try await source.nextLine() }
    #expect(try await source.nextLine() == nil)
  }

  @Test func `a line that is too long is refused, and the next line is read`() async throws {
    let pipe = Pipe()
    let writer = Task.detached {
      pipe.fileHandleForWriting.write(Data(repeating: 0x61, count: 3 * FileLineSource.limit))
      pipe.fileHandleForWriting.write(Data("\nnext\n".utf8))
    }
    let source = FileLineSource(descriptor: pipe.fileHandleForReading.fileDescriptor)
    await #expect(throws: InputError.lineTooLong(limit: FileLineSource.limit)) { try await source.nextLine() }
    #expect(try await source.nextLine() == "next")
    await writer.value
  }

  @Test func `a last line that is too long is refused as a whole, even without a line break`() async throws {
    let pipe = Pipe()
    let writer = Task.detached {
      pipe.fileHandleForWriting.write(Data(repeating: 0x61, count: FileLineSource.limit + 20_000))
      try pipe.fileHandleForWriting.close()
    }
    let source = FileLineSource(descriptor: pipe.fileHandleForReading.fileDescriptor)
    await #expect(throws: InputError.lineTooLong(limit: FileLineSource.limit)) { try await source.nextLine() }
    #expect(try await source.nextLine() == nil)
    try await writer.value
  }

  @Test func `reading waits for input, even if the input is set to non-blocking`() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let reading = Task { try await FileLineSource(descriptor: descriptor).nextLine() }
    // After some of the letters, the next one comes too late for the first attempt to read it.
    for letter in "abcdefghij" {
      pipe.fileHandleForWriting.write(Data(String(letter).utf8))
      await eventually("“\(letter)” is read") { pipe.unreadBytes == 0 }
    }
    pipe.fileHandleForWriting.write(Data("\n".utf8))
    #expect(try await value(of: reading, "the line is read") == "abcdefghij")
  }

  @Test func `a folder cannot be read as input`() async throws {
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    await #expect(throws: InputError.failed(.isDirectory)) {
      try await FileLineSource(descriptor: folder).nextLine()
    }
  }
}

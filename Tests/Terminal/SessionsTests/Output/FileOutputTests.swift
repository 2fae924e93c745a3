import Foundation
import Sessions
import TestSupport
import Testing

@Suite(.turnLimit(10_000))
struct FileOutputTests {
  @Test(arguments: [0, O_NONBLOCK])
  func `the whole text is written, however little the pipe accepts at once`(flags: Int32) async throws {
    let pipe = Pipe()
    #expect(fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, flags) == 0)
    let text = String(repeating: "calçot ", count: 100_000)
    let reader = Task.detached {
      await eventually("the pipe is full") { pipe.unreadBytes > 60_000 }
      return pipe.fileHandleForReading.readDataToEndOfFile()
    }
    try FileOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor).write(SafeText(text))
    try pipe.fileHandleForWriting.close()
    #expect(await reader.value == Data(text.utf8))
  }

  @Test func `writing to a full device fails with an error`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    #expect(throws: OutputError.full) { try FileOutput(descriptor: full.fileDescriptor).write(SafeText("a")) }
  }

  @Test func `writing to a pipe without a reader fails with an error`() async throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let output = FileOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    // A program that another test is starting right now has all files for a moment.
    await eventually("the pipe has no reader") {
      var end = pollfd(fd: pipe.fileHandleForWriting.fileDescriptor, events: 0, revents: 0)
      return poll(&end, 1, 0) == 1
    }
    #expect(throws: OutputError.closed) { try output.write(SafeText("a")) }
  }

  @Test func `writing to a closed descriptor fails with the system's reason`() {
    #expect(throws: OutputError.failed(.closed)) { try FileOutput(descriptor: -1).write(SafeText("a")) }
  }
}

extension Pipe {
  /// The number of bytes that are written and not yet read.
  nonisolated var unreadBytes: Int32 {
    var count: Int32 = 0
    return ioctl(fileHandleForReading.fileDescriptor, UInt(FIONREAD), &count) == 0 ? count : -1
  }
}

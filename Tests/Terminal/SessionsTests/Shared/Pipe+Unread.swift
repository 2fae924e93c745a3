import Foundation

extension Pipe {
  /// The number of bytes that are written and not yet read.
  nonisolated var unreadBytes: Int32 {
    var count: Int32 = 0
    return ioctl(fileHandleForReading.fileDescriptor, UInt(FIONREAD), &count) == 0 ? count : -1
  }
}

import Foundation

/// Standard input, output and error, which the parent process may have closed.
nonisolated enum StandardFiles {
  /// Opens a file in place of each standard file that is closed.
  ///
  /// Otherwise the next file opened would get the closed file's number, and be read as input or written to as output.
  ///
  /// The files are opened for the other direction, so reading and writing fail as they do with a closed file. This function
  /// runs before Swift's set-up, so it must not use Swift's runtime.
  static func reserve() {
    let null: StaticString = "/dev/null"
    let path = UnsafeRawPointer(null.utf8Start).assumingMemoryBound(to: CChar.self)
    var number: Int32 = 0
    while number < 3 {
      if fcntl(number, F_GETFD) == -1 { _ = open(path, number == 0 ? O_WRONLY : O_RDONLY) }
      number += 1
    }
  }
}

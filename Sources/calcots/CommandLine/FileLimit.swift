import Foundation

/// The number of files that the system lets the process open.
nonisolated enum FileLimit {
  /// The number of files that a run needs.
  ///
  /// The run needs files for the store and its journal, the terminal, the settings, the network and the runtime.
  private static let needed = 12

  /// Whether the process can open all files of a run.
  ///
  /// If it cannot, the runtime would end the process.
  static var isHighEnough: Bool {
    let files = (0..<needed).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }
    for file in files where file >= 0 { close(file) }
    return files.allSatisfy { $0 >= 0 }
  }
}

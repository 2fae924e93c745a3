import Foundation
import Synchronization

/// A signal that would end the process, noted so that work in steps can end in good order between two of them.
nonisolated package enum Interruption {
  /// The number of the signal; 0 before one has come.
  private static let noted = Atomic<Int32>(0)

  package static var isNoted: Bool { noted.load(ordering: .relaxed) != 0 }

  /// Notes the first such signal from now on; the next one ends the process.
  package static func note() {
    // A signal handler must not be the first to use it, because that allocates.
    guard !isNoted else { return }
    for number in [SIGHUP, SIGINT, SIGTERM] {
      let before = signal(number) { number in
        // In this order, so that whoever finds it noted finds the default action too.
        signal(number, SIG_DFL)
        Interruption.noted.store(number, ordering: .releasing)
      }
      // The parent process wants it ignored, as nohup does.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }

  /// Ends the process by the signal that was noted.
  package static func endProcess() -> Never {
    let number = noted.load(ordering: .acquiring)
    raise(number)
    exit(1)
  }
}

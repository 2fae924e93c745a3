import Changes

/// A use of an observer set with a thousand observers that is measured, each time for one of them.
enum ObserverUse: String, CaseIterable {
  case notified = "one of 1,000 is notified"
  case diesAlone = "the only one is added, and its object dies"
  case diesAmongOthers = "one more than 1,000 is added, and its object dies"

  private final class Object {}

  /// How many times calling a closure it may take.
  var limit: Double {
    switch self {
    case .notified: 12
    case .diesAlone, .diesAmongOthers: 100
    }
  }

  /// Returns a function that does it so many times.
  func made(calling call: @escaping () -> Void) -> (Int) -> Void {
    let observers = ObserverSet<Void>()
    let objects = (0..<(self == .diesAlone ? 0 : 1_000)).map { _ in Object() }
    for object in objects { observers.add(object) { _ in call() } }
    return { times in
      withExtendedLifetime(objects) {
        switch self {
        case .notified:
          for _ in 0..<times / 1_000 { observers.notify() }
        case .diesAlone, .diesAmongOthers:
          for _ in 0..<times { observers.add(Object()) { _ in call() } }
          call()
        }
      }
    }
  }
}

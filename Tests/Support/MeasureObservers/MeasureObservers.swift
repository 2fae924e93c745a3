import CSystem
import Foundation
import Changes

/// Measures the observer set from another module, as apps use it, against calling the closures of an array.
///
/// Prints tables, and ends with 1 if a limit is broken. Everything that is compared takes turns in one run, so that
/// whatever else the machine does meets all of it; a turn is shorter than a time slice, so that few are interrupted.
@main
struct MeasureObservers {
  private static let rounds = 151
  private static let callsPerRound = 20_000
  private static let many = 1_000

  static func main() {
    let lines = notifying(1, closureLimit: 2, objectLimit: 6) + notifying(many, closureLimit: 1.5, objectLimit: 12)
    for _ in 0..<rounds {
      for line in lines { line.measure(calls: callsPerRound) }
    }
    print("Medians of \(rounds) rounds of \(callsPerRound) calls each, for one call.\n")
    print("| what | ns | ratio | limit |\n|---|--:|--:|--:|")
    for line in lines { print(line.row) }
    printBytes()
    let broken = lines.filter(\.isBroken)
    if !broken.isEmpty { print("\nBeyond the limit: \(broken.map(\.name).joined(separator: "; ")).") }
    exit(broken.isEmpty ? 0 : 1)
  }

  /// Each line has sinks of its own, as an object that was once referred to weakly takes longer to retain.
  private static func notifying(_ count: Int, closureLimit: Double, objectLimit: Double) -> [Line] {
    let (inArray, inClosures, asObjects) = (sinks(count), sinks(count), sinks(count))
    let (array, closures, objects) = (ClosureArray(inArray), closureSet(inClosures), objectSet(asObjects))
    let base = Line("a closure in an array of \(count)", calling: inArray) { times in
      for _ in 0..<times { array.notify(1) }
    }
    return [
      base,
      Line("a closure in a set of \(count)", calling: inClosures, limit: (base, closureLimit)) { times in
        for _ in 0..<times { notify(closures, 1) }
      },
      Line("a weak object in a set of \(count)", calling: asObjects, limit: (base, objectLimit)) { times in
        for _ in 0..<times { notify(objects, 1) }
      },
    ]
  }

  private static func printBytes() {
    let makers: [(String, ([Sink]) -> AnyObject)] = [
      ("a closure in an array", ClosureArray.init), ("a closure in a set", closureSet),
      ("a weak object in a set", objectSet),
    ]
    print("\n| one of \(many) | bytes of the heap |\n|---|--:|")
    for (name, make) in makers {
      let sinks = sinks(many)
      let before = bytesInUse()
      let made = make(sinks)
      print("| \(name) | \((bytesInUse() - before) / many) |")
      withExtendedLifetime((sinks, made)) {}
    }
  }

  private static func sinks(_ count: Int) -> [Sink] { (0..<count).map { _ in Sink() } }
}

import Foundation

/// What the environment says about tests with random steps.
package enum RandomTest {
  /// The value of `SEED`, or else a new seed.
  package static var seed: UInt64 {
    ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? .random(in: 0 ... .max)
  }

  /// The number of steps that a variable such as `STEPS` sets.
  package static func count(_ variable: String, default count: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init) ?? count
  }
}

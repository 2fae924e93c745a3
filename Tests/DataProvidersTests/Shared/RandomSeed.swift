import Foundation

/// The seed of random tests: the value of `SEED`, or else a new one for each run.
enum RandomSeed {
  static var value: UInt64 {
    ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? .random(in: 0...999_999)
  }
}

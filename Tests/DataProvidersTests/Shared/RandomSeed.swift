import Foundation

/// Where the chance of a test begins: as `SEED` says, or somewhere new.
enum RandomSeed {
  static var value: UInt64 {
    ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? .random(in: 0...999_999)
  }
}

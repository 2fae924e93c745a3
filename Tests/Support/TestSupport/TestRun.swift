import Foundation

/// How much a run of the tests tries.
///
/// A short run tries the same for everybody: each random test has a few fixed seeds, which are its arguments, so that a
/// failure names its seed. `SEED=7` runs each random test with that seed only. A long run (`LONG=1`) takes more steps,
/// starts from a fresh seed, which it prints, and tries what a short run only samples.
package enum TestRun {
  private static let environment = ProcessInfo.processInfo.environment

  /// Whether the environment variable `LONG` asks for a long run.
  package static let isLong = environment["LONG", default: ""] != ""

  /// One seed for all random tests of a long run, so that one number repeats all of it.
  private static let freshSeed: UInt64 = {
    let seed = UInt64.random(in: 0 ... .max)
    print("SEED=\(seed)")
    return seed
  }()

  /// Returns the seeds of a random test: `@Test(arguments: TestRun.seeds(1, 2, 3)) func name(seed: UInt64)`.
  package static func seeds(_ fixed: UInt64...) -> [UInt64] {
    guard let text = environment["SEED"] else { return isLong ? [freshSeed] : fixed }
    guard let seed = UInt64(text) else { fatalError("SEED=\(text) is not a whole number.") }
    return [seed]
  }

  /// Returns some of the cases, evenly spread; in a long run, all of them.
  package static func sample<Case>(_ count: Int, of cases: [Case]) -> [Case] {
    isLong ? cases : (0..<count).map { cases[$0 * cases.count / count] }
  }

  /// Returns the number of steps to take with each seed.
  package static func steps(_ short: Int, long: Int) -> Int { isLong ? long : short }
}

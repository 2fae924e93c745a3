import Foundation

/// The extent of a test run: a short one is the same for everybody, a long one draws a fresh seed.
///
/// In a short run, each random test has a few fixed seeds as its arguments, so that a failure names its seed. With `SEED=7`
/// it has that seed only. A long run (`LONG=1`) takes more steps, prints the seed that it draws, and tries all cases of
/// what a short run samples.
package enum TestRun {
  private static let environment = ProcessInfo.processInfo.environment

  /// Whether the environment variable `LONG` asks for a long run.
  package static let isLong = environment["LONG", default: ""] != ""

  /// The seed of all random tests in a long run: a single number repeats the whole run.
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

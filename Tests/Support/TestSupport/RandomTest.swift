/// Used only by `RecordedSessionsTests`; delete this file together with that suite.
package enum RandomTest {
  package static var seed: UInt64 { TestRun.seeds(1)[0] }

  package static func count(_ variable: String, default count: Int) -> Int { count }
}

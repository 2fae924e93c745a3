import DataProviders
import Foundation
import Testing

nonisolated struct ServiceDateTests {
  @Test(arguments: [
    "2026-01-02T03:04:05Z", "2026-01-02T03:04:05.0Z", "2026-01-02T03:04:05.999Z", "2026-01-02T03:04:05.123456789Z",
    "2026-01-02T05:04:05+02:00", "2026-01-01T22:04:05.5-05:00",
  ])
  func `a date is parsed to the second, and fractions of a second are dropped`(text: String) {
    #expect(Date(service: text) == Date(timeIntervalSince1970: 1_767_323_045))
  }

  @Test(arguments: [
    "", "2026-01-02", "03:04:05Z", "2026-13-02T03:04:05Z", "2026-01-02T03:04:05", "yesterday", "1767323045",
    "2026-01-02T03:04:05Z and more", String(repeating: "9", count: 100_000),
    "2026-01-02T03:04:05.\(String(repeating: "0", count: 80))Z",
  ])
  func `text in any other format is not a date`(text: String) {
    #expect(Date(service: text) == nil)
  }
}

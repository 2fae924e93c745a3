import Foundation

extension Date {
  /// Creates a date from the service's format: RFC 3339, with any number of fractional digits.
  package init?(service text: String) {
    let form = /([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2})(?:\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})/
    // Servers send far fewer than 100 bytes. Fractions are dropped: seconds are precise enough, and the parser supports
    // only some numbers of fractional digits.
    guard text.utf8.count <= 100, let match = text.wholeMatch(of: form),
      let date = try? Date(String(match.1 + match.2), strategy: .iso8601)
    else { return nil }
    self = date
  }
}

import Foundation

/// A date in the service's JSON: RFC 3339, with any number of fractional digits.
package struct ServiceDate: Decodable {
  package let date: Date

  /// The maximum length in bytes, far more than servers send.
  private static let longest = 100

  package init?(_ text: String) {
    let form = /([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2})(?:\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})/
    // Fractions are dropped: seconds are precise enough, and the parser supports only some numbers of fractional
    // digits.
    guard text.utf8.count <= Self.longest, let match = text.wholeMatch(of: form),
      let date = try? Date(String(match.1 + match.2), strategy: .iso8601)
    else { return nil }
    self.date = date
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = Self(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a point in time")
    }
    self = date
  }
}

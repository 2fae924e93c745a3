package import Foundation

/// A point in time as the service writes it: RFC 3339, with any number of digits for the part of a second.
package struct ServiceDate: Decodable {
  package let date: Date

  package init?(_ text: String) {
    let form = /([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2})(?:\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})/
    // Whole seconds are enough for a post, and the strategy knows only some numbers of digits behind them.
    guard let match = text.wholeMatch(of: form), let date = try? Date(String(match.1 + match.2), strategy: .iso8601)
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

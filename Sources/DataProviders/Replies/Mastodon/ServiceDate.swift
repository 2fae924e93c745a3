import Foundation

/// A point in time as the service writes it: RFC 3339, with any number of digits for the part of a second.
struct ServiceDate: Decodable {
  let date: Date

  init?(_ text: String) {
    guard text.utf8.count <= 64 else { return nil }
    // Whole seconds are enough for a post, and the strategy knows only some numbers of digits.
    let whole = text.replacing(/\.[0-9]+/, with: "", maxReplacements: 1)
    guard let date = try? Date(whole, strategy: .iso8601) else { return nil }
    self.date = date
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = Self(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a point in time")
    }
    self = date
  }
}

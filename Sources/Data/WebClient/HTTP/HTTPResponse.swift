import Foundation

/// A complete response, which may be a redirect or an error.
package struct HTTPResponse: Sendable {
  package let status: Int
  /// The values of each header field in the order received, by the field's name in lower case.
  package let fields: [String: [String]]
  package let body: Data

  /// Returns the last value of a header field.
  package func field(_ name: String) -> String? { fields[name]?.last }

  /// Whether the content type is JSON.
  package var isJSON: Bool {
    guard let type = field("content-type")?.prefix(while: { $0 != ";" }).lowercased() else { return false }
    let name = type.filter { !$0.isWhitespace }
    return name == "application/json" || name.hasSuffix("+json")
  }
}

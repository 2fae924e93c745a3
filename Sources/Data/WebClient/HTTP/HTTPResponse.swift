import Foundation

/// A complete response, which may be a redirect or an error.
package struct HTTPResponse: Sendable {
  package let status: Int
  /// The values of each header field in the order received, by the field's name in lower case.
  package let fields: [String: [String]]
  package let body: Data

  /// Returns the last value of the header field with this lower-case name.
  package func field(_ name: String) -> String? { fields[name]?.last }

  /// Whether the content type is JSON.
  package var isJSON: Bool { contentType == "application/json" || contentType.hasSuffix("+json") }

  /// Whether the content type is HTML or XHTML.
  package var isWebPage: Bool { ["text/html", "application/xhtml+xml"].contains(contentType) }

  /// The content type without its parameters; empty if there is none.
  private var contentType: String {
    (field("content-type") ?? "").prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
  }
}

package import Foundation

/// A whole answer of a server, redirects and errors included.
package struct HTTPResponse: Sendable {
  package let status: Int
  /// The values of each header field, in their order, by the field's name in lower case.
  let fields: [String: [String]]
  package let body: Data

  /// The only or the last value of a header field.
  func field(_ name: String) -> String? {
    fields[name]?.last
  }

  /// Whether the server says that the body is JSON.
  var isJSON: Bool {
    guard let type = field("content-type")?.prefix(while: { $0 != ";" }).lowercased() else { return false }
    let name = type.filter { !$0.isWhitespace }
    return name == "application/json" || name.hasSuffix("+json")
  }
}

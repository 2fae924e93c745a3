/// A step that a ``LoopbackServer`` performs on a connection; after the last one it waits for the next request.
package enum ServedStep: Sendable {
  case bytes([UInt8])
  /// Sends the same bytes endlessly, as fast as the client reads them.
  case endless([UInt8])
  /// Sends the same bytes again and again, slowly.
  case drip([UInt8])
  /// Sends nothing until the client disconnects.
  case silence
  /// Encrypts the connection with the server's identity, as a proxy's way to a server is.
  case encrypt
  /// Resets the connection.
  case reset
  /// Closes the connection normally.
  case close

  package static func text(_ text: String) -> ServedStep {
    .bytes(Array(text.utf8))
  }

  /// A complete response.
  package static func answer(
    _ status: Int, type: String? = "application/json; charset=utf-8", fields: [String] = [], body: [UInt8]
  ) -> ServedStep {
    let lines = ["HTTP/1.1 \(status) Whatever", "Content-Length: \(body.count)"] + fields
    let head = (lines + (type.map { ["Content-Type: \($0)"] } ?? [])).map { $0 + "\r\n" }.joined()
    return .bytes(Array((head + "\r\n").utf8) + body)
  }

  /// A complete response with text.
  package static func answer(
    _ status: Int, type: String? = "application/json; charset=utf-8", fields: [String] = [], text: String
  ) -> ServedStep {
    answer(status, type: type, fields: fields, body: Array(text.utf8))
  }

  /// An error in the service's format.
  package static func error(_ status: Int, _ text: String, fields: [String] = []) -> ServedStep {
    answer(status, fields: fields, text: JSON.object([("error", .string(text))]).text)
  }
}

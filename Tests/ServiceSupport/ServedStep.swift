/// What a ``LoopbackServer`` does with a connection, step by step; after the last one it waits for the next request.
package enum ServedStep: Sendable {
  case bytes([UInt8])
  /// The same bytes for ever, as fast as the client takes them.
  case endless([UInt8])
  /// The same bytes again and again, slowly.
  case drip([UInt8])
  /// Nothing, until the client leaves.
  case silence
  /// Breaks the connection.
  case reset
  /// Ends the connection in good order.
  case close

  package static func text(_ text: String) -> ServedStep {
    .bytes(Array(text.utf8))
  }

  /// A whole answer.
  package static func answer(
    _ status: Int, type: String? = "application/json; charset=utf-8", fields: [String] = [], body: [UInt8]
  ) -> ServedStep {
    let lines = ["HTTP/1.1 \(status) Whatever", "Content-Length: \(body.count)"] + fields
    let head = (lines + (type.map { ["Content-Type: \($0)"] } ?? [])).map { $0 + "\r\n" }.joined()
    return .bytes(Array((head + "\r\n").utf8) + body)
  }

  /// A whole answer, as text.
  package static func answer(
    _ status: Int, type: String? = "application/json; charset=utf-8", fields: [String] = [], text: String
  ) -> ServedStep {
    answer(status, type: type, fields: fields, body: Array(text.utf8))
  }

  /// An error as the service tells it.
  package static func error(_ status: Int, _ text: String, fields: [String] = []) -> ServedStep {
    answer(status, fields: fields, text: JSON.object([("error", .string(text))]).text)
  }
}

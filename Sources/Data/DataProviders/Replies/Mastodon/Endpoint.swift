/// A request of the service's API.
enum Endpoint {
  case lookup(name: String)
  case account(id: String)
  case statuses(account: String, limit: Int, before: String?)
  case context(status: String)

  /// The path and query; nil if an id cannot be part of a path, so that no server can know it.
  var path: String? {
    switch self {
    case .lookup(let name): "/api/v1/accounts/lookup?acct=\(Self.encoded(name))"
    case .account(let id): Self.segment(id).map { "/api/v1/accounts/\($0)" }
    case .statuses(let account, let limit, let before):
      Self.segment(account).map { id in
        "/api/v1/accounts/\(id)/statuses?limit=\(limit)&exclude_reblogs=true"
          + (before.map { "&max_id=\(Self.encoded($0))" } ?? "")
      }
    case .context(let status): Self.segment(status).map { "/api/v1/statuses/\($0)/context" }
    }
  }

  /// Encodes an id, which is opaque, as a path segment; nil if it is empty, `.` or `..`, which have their own meaning.
  private static func segment(_ id: String) -> String? {
    ["", ".", ".."].contains(id) ? nil : encoded(id)
  }

  private static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "~"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

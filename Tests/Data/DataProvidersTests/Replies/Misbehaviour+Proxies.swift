import Changes
import Interactors
import Models
import ServiceSupport

nonisolated extension Misbehaviour {
  /// A proxy that answers the request for a way to the server with these steps, and then lets the server answer.
  private static func proxy(
    _ name: String, _ outcome: Outcome, _ way: ServedStep..., then answer: ServedStep = .answer(200, text: alice),
    as host: String = "DNS:server.example"
  ) -> Self {
    Misbehaviour("by way of a proxy: \(name)", outcome) { $0.method == "CONNECT" ? way : [answer] }
      .encrypted(isProxy: true) { try $0.identity(of: host) }
  }

  /// Proxies on the way to a server.
  static let proxies = [
    proxy("open", .alice, .text("HTTP/1.1 200 OK\r\n\r\n"), .encrypt),
    proxy(
      "a head like an answer's", .alice,
      .text("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 3\r\n\r\n"), .encrypt),
    proxy(
      "the type is the proxy's", .failure(.unreadable),
      .text("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n"), .encrypt,
      then: .answer(200, type: nil, text: alice)),
    proxy(
      "the time to wait is the proxy's", .failure(.rateLimited(until: nil)),
      .text("HTTP/1.1 200 OK\r\nRetry-After: 3600\r\n\r\n"), .encrypt, then: .error(429, "Slowly")),
    proxy(
      "another server's certificate", .failure(.untrusted(.wrongHost)), .text("HTTP/1.1 200 OK\r\n\r\n"), .encrypt,
      as: "DNS:proxy.example"),
    proxy("no encryption behind it", .failure(.unreachable(.insecure)), .text("HTTP/1.1 200 OK\r\n\r\nHTTP/1.1")),
    proxy(
      "a password is wanted", .failure(.unreachable(.refusedByProxy(status: 407))),
      .answer(407, fields: [#"Proxy-Authenticate: Basic realm="x""#], text: "")),
    proxy("closed", .failure(.unreachable(.refusedByProxy(status: 403))), .answer(403, type: "text/html", text: "No")),
    proxy("no server there", .failure(.unreachable(.refusedByProxy(status: 502))), .error(502, "No")),
    proxy("it does not know the way", .failure(.unreachable(.interrupted)), .close),
    proxy("it does not speak HTTP", .failure(.unreachable(.interrupted)), .text("What do you want?\r\n"), .close),
    proxy("it is silent", .failure(.timedOut), .silence),
  ]
}

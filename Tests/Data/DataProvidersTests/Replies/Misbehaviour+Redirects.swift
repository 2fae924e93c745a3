import Changes
import Interactors
import Models
import ServiceSupport

nonisolated extension Misbehaviour {
  private static func redirect(_ name: String, _ outcome: Outcome = .failure(.redirected), to target: String) -> Self {
    Misbehaviour("\(name): \(target.prefix(40))", outcome) { request in
      request.target == "/moved"
        ? [.answer(200, text: alice)] : [.answer(302, fields: ["Location: " + target], text: "")]
    }
  }

  private static func redirects(_ count: Int, _ outcome: Outcome) -> Self {
    Misbehaviour("\(count) times", outcome) { request in
      let step = Int(request.target.dropFirst()) ?? 0
      return step == count
        ? [.answer(200, text: alice)] : [.answer(302, fields: ["Location: /\(step + 1)"], text: "")]
    }
  }

  /// Servers that redirect.
  static let redirects =
    [
      redirect("to a path", .alice, to: "/moved"), redirect("to a relative path", .alice, to: "../../../../moved"),
      redirect("to a lower scheme", to: "ftp://127.0.0.1/moved"),
      redirect("to another host", to: "http://other.example/"),
      redirect("to a host without scheme", to: "//other.example/moved"),
      redirect("to a file", to: "file:///etc/passwd"),
      redirect("to another port", to: "http://127.0.0.1:1/moved"), redirect("to no address", to: "mailto:alice"),
      redirect("with a password", to: "http://a:b@127.0.0.1/moved"), redirect("round and round", to: "/again"),
      redirects(3, .alice), redirects(4, .failure(.redirected)),
      Misbehaviour("nowhere", .failure(.redirected)) { _ in [.answer(301, text: "")] },
      Misbehaviour("only behind the body", .failure(.redirected)) { request in
        request.target == "/moved"
          ? [.answer(200, text: alice)]
          : [.text("HTTP/1.1 302 No\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nLocation: /moved\r\n\r\n"), .close]
      },
      Misbehaviour("to the same host in full", .alice) { request in
        request.target == "/moved"
          ? [.answer(200, text: alice)]
          : [.answer(308, fields: ["Location: http://\(request.fields["host"] ?? "")/moved"], text: "")]
      },
    ]
    + [301, 302, 303, 307, 308].map { status in
      Misbehaviour("with status \(status)", .alice) { request in
        request.target == "/moved"
          ? [.answer(200, text: alice)] : [.answer(status, fields: ["Location: /moved"], text: "")]
      }
    }
    + [
      "//", "///", "//x y/", ":80", "http:", "http://", "http:///x", "//[::1", "//[::1]/", "//a%20b/", "//a%2fb/",
      "//%zz/",
      "//é/", "http://a:99999999/", "//a:b/", "//@/", "//:80/", "x://", "[", "\\", "%", "//%", "x:?",
      "javascript:alert(1)",
      "data:,x", "http:\\\\a", "//xn--/", "/%00%zz?%zz#%zz", "", "?[]{}|\\^`<>\"",
      String(repeating: "x", count: 60_000),
    ].map { redirect("somewhere odd", to: $0) }
}

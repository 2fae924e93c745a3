import Interactors
import Models
import ServiceSupport

nonisolated extension Misbehaviour {
  private static let page = ServedStep.answer(503, type: "text/html", text: "<h1>Back soon</h1>")

  /// Responses whose status reports a failure.
  static let statuses = [
    Misbehaviour("closed", .closed, .error(401, "This API requires an authenticated user")),
    Misbehaviour(
      "closed, with a challenge", .closed, .error(401, "No", fields: [#"WWW-Authenticate: Basic realm="x""#])),
    Misbehaviour("forbidden", .closed, .error(403, "No")),
    Misbehaviour("not found", .unknown, .error(404, "Record not found")),
    Misbehaviour("not found, for people", .unknown, .answer(404, type: "text/html", text: "<h1>404</h1>")),
    Misbehaviour("not found, and no more", .unknown, .answer(404, type: nil, text: "")),
    Misbehaviour("gone", .gone, .error(410, "Gone")),
    Misbehaviour("not to be processed", .serverFailed(status: 422), .error(422, "No")),
    Misbehaviour("broken down", .serverFailed(status: 500), .error(500, "Oops")),
    Misbehaviour("out of service", .serverFailed(status: 503), .error(503, "Later")),
    Misbehaviour("out of service, for people", .serverFailed(status: 503), page),
    Misbehaviour("no content", .serverFailed(status: 204), .text("HTTP/1.1 204 No\r\n\r\n"), .close),
    Misbehaviour("not modified", .serverFailed(status: 304), .text("HTTP/1.1 304 No\r\n\r\n"), .close),
    Misbehaviour("a status of its own", .serverFailed(status: 999), .error(999, "What?")),
    Misbehaviour("too many requests", .rateLimited(until: nil), .error(429, "Slowly")),
    Misbehaviour(
      "too many requests, until a time", .rateLimited(until: reset),
      .error(429, "Slowly", fields: ["X-RateLimit-Reset: 2027-01-15T08:00:00.123456Z"])),
    Misbehaviour(
      "too many requests, until a date", .rateLimited(until: reset),
      .error(429, "Slowly", fields: ["Retry-After: Fri, 15 Jan 2027 08:00:00 GMT"])),
    Misbehaviour(
      "too many requests, until a date in a year", .rateLimited(until: inOneYear),
      .error(429, "Slowly", fields: ["Retry-After: Sat, 15 Jan 2028 07:00:00 GMT"])),
    Misbehaviour(
      "too many requests, until a date in more than a year", .rateLimited(until: nil),
      .error(429, "Slowly", fields: ["Retry-After: Sat, 15 Jan 2028 07:00:01 GMT"])),
    Misbehaviour(
      "too many requests, for a year", .rateLimited(until: inOneYear),
      .error(429, "Slowly", fields: ["Retry-After: 31536000"])),
    Misbehaviour(
      "too many requests, for more than a year", .rateLimited(until: nil),
      .error(429, "Slowly", fields: ["Retry-After: 31536001"])),
    Misbehaviour(
      "too many requests, until a time in more than a year", .rateLimited(until: nil),
      .error(429, "Slowly", fields: ["X-RateLimit-Reset: 2028-01-15T07:00:01Z"])),
    Misbehaviour(
      "too many requests, for an hour", .rateLimited(until: reset),
      .error(429, "Slowly", fields: ["Retry-After: 3600", "X-RateLimit-Reset: 2030-01-01T00:00:00Z"])),
    Misbehaviour(
      "too many requests, until nonsense", .rateLimited(until: nil),
      .error(429, "Slowly", fields: ["Retry-After: -99999999999999999999", "X-RateLimit-Reset: \u{1}soon"])),
  ]
}

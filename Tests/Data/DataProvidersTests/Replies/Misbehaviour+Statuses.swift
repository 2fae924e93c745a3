import Foundation
import Interactors
import Models
import ServiceSupport

nonisolated extension Misbehaviour {
  private static let page = ServedStep.answer(503, type: "text/html", text: "<h1>Back soon</h1>")
  private static let wall = ServedStep.answer(403, type: "text/html; charset=utf-8", text: "<h1>Just a moment</h1>")

  /// Responses whose status reports a failure.
  static let statuses = [
    Misbehaviour("closed", .closed, .error(401, "This API requires an authenticated user")),
    Misbehaviour(
      "closed, with a challenge", .closed, .error(401, "No", fields: [#"WWW-Authenticate: Basic realm="x""#])),
    Misbehaviour("forbidden", .closed, .error(403, "No")),
    Misbehaviour("not found", .unknown, .error(404, "Record not found")),
    Misbehaviour("forbidden, for people", .webPage(status: 403), wall),
    Misbehaviour("too many requests, for people", .rateLimited(until: nil), .answer(429, type: "text/html", text: "x")),
    Misbehaviour("no such interface", .otherInterface, .answer(404, type: "text/plain", text: "404 page not found")),
    Misbehaviour("no such method", .otherInterface, .error(405, "No")),
    Misbehaviour("not found, for people", .webPage(status: 404), .answer(404, type: "text/html", text: "<h1>404</h1>")),
    Misbehaviour("not found, and no more", .otherInterface, .answer(404, type: nil, text: "")),
    Misbehaviour("gone", .gone, .error(410, "Gone")),
    Misbehaviour("not without signing in", .closed, .error(422, "This method requires an authenticated user")),
    Misbehaviour("broken down", .serverFailed(status: 500), .error(500, "Oops")),
    Misbehaviour("out of service", .serverFailed(status: 503), .error(503, "Later")),
    Misbehaviour("out of service, for people", .webPage(status: 503), page),
    Misbehaviour("accepted", .unreadable, .answer(202, text: "")),
    Misbehaviour("no content", .unreadable, .text("HTTP/1.1 204 No\r\n\r\n"), .close),
    Misbehaviour("not modified", .serverFailed(status: 304), .text("HTTP/1.1 304 No\r\n\r\n"), .close),
    Misbehaviour("a status of its own", .serverFailed(status: 999), .error(999, "What?")),
    Misbehaviour("too many requests", .rateLimited(until: nil), .error(429, "Slowly")),
    Misbehaviour(
      "too many requests, until a time", .rateLimited(until: reset),
      .error(429, "Slowly", fields: ["X-RateLimit-Reset: 2027-01-15T08:00:00.123456Z"])),
    Misbehaviour(
      "too many requests, until a number of seconds since 1970", .rateLimited(until: reset),
      .error(429, "Slowly", fields: ["X-RateLimit-Reset: \(Int(reset.timeIntervalSince1970))"])),
    Misbehaviour(
      "too many requests, until a small number", .rateLimited(until: nil),
      .error(429, "Slowly", fields: ["X-RateLimit-Reset: 30"])),
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

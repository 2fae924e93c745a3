import Interactors
import Models
import ServiceSupport

nonisolated extension Misbehaviour {
  /// Complete responses with the wrong content.
  static let unreadable =
    [
      ("nothing", ""), ("null", "null"), ("an empty list", "[]"), ("an empty object", "{}"), ("a number", "1"),
      ("a cut object", String(alice.dropLast(9))), ("two objects", alice + alice),
      ("a list for an id", alice.replacing(#""id":"1""#, with: #""id":[1]"#)),
      ("null for a name", alice.replacing(#""alice""#, with: "null")),
      ("lists in lists", String(repeating: "[", count: 100_000)),
      ("objects in objects", String(repeating: #"{"id":"#, count: 100_000)),
    ].map { name, text in Misbehaviour(name, .unreadable, .answer(200, text: text)) } + [
      Misbehaviour(
        "a page for people", .webPage(status: 200), .answer(200, type: "text/html", text: "<html>Welcome!</html>")),
      Misbehaviour(
        "a number for an id", .alice, .answer(200, text: alice.replacing(#""id":"1""#, with: #""id":1"#))),
      Misbehaviour("the right text of a wrong type", .unreadable, .answer(200, type: "text/plain", text: alice)),
      Misbehaviour("the right text of no type", .unreadable, .answer(200, type: nil, text: alice)),
      Misbehaviour(
        "a type of its own for JSON", .alice, .answer(200, type: "Application/Activity+JSON;x=y", text: alice)),
      Misbehaviour(
        "bytes that are no UTF-8", .unreadable, .answer(200, body: bytes(alice.replacing("Alice", with: "?")))),
      Misbehaviour(
        "bytes that are no UTF-8, in what is not read", .unreadable,
        .answer(200, body: bytes(alice.replacing("true", with: #""?""#)))),
      Misbehaviour(
        "bytes that are no UTF-8, in the name of what is not read", .unreadable,
        .answer(200, body: bytes(alice.replacing("keys", with: "?")))),
      Misbehaviour(
        "a suspended account", .gone, .answer(200, text: alice.replacing(#""id""#, with: #""suspended":true,"id""#))),
      Misbehaviour(
        "an account that is not suspended", .alice,
        .answer(200, text: alice.replacing(#""id""#, with: #""suspended":false,"id""#))),
    ]

  /// Returns the bytes of a text, with a byte that UTF-8 never has for each question mark.
  private static func bytes(_ text: String) -> [UInt8] {
    text.utf8.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }
  }
}

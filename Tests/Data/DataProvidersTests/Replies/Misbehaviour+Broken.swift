import Changes
import Interactors
import Models
import ServiceSupport

nonisolated extension Misbehaviour {
  /// Responses that are truncated, wrongly encoded or missing.
  static let broken = [
    Misbehaviour("the connection is reset at once", .unreachable(.interrupted), .reset),
    Misbehaviour(
      "the connection is reset in the body", .unreachable(.interrupted), .text(head + "Content-Length: 9\r\n\r\n{"),
      .reset),
    Misbehaviour("the connection ends at once", .unreachable(.interrupted), .close),
    Misbehaviour("half a line", .failure(.unreachable(.interrupted)), raw: "HTTP/1.1 20"),
    Misbehaviour("a line and no more", .failure(.unreadable), raw: "HTTP/1.1 200 OK\r\n"),
    Misbehaviour("half a head", .failure(.unreadable), raw: "HTTP/1.1 200 OK\r\nContent-Type: te"),
    Misbehaviour(
      "a body that is too short", .failure(.unreachable(.interrupted)),
      raw: head + "Content-Length: 900\r\n\r\n{\"id\":"),
    Misbehaviour(
      "the largest length there is", .failure(.unreachable(.interrupted)),
      raw: head + "Content-Length: 9223372036854775807\r\n\r\n{"),
    Misbehaviour("a negative length", .failure(.unreadable), raw: head + "Content-Length: -5\r\n\r\n{}"),
    Misbehaviour(
      "pieces that are none", .failure(.unreachable(.interrupted)),
      raw: head + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n"),
    Misbehaviour("no HTTP", .failure(.unreadable), raw: "What do you want?\r\n"),
    Misbehaviour("HTTP of the future", .failure(.unreadable), raw: "HTTP/9 200 OK\r\n\r\n{}"),
    Misbehaviour("a line without a colon", .failure(.unreadable), raw: "HTTP/1.1 200 OK\r\nno colon\r\n\r\n{}"),
    Misbehaviour("only an interim answer", .failure(.unreachable(.interrupted)), raw: "HTTP/1.1 100 Continue\r\n\r\n"),
    Misbehaviour("said to be packed", .unreadable, .answer(200, fields: ["Content-Encoding: gzip"], text: alice)),
    Misbehaviour(
      "packed and cut", .unreadable,
      .answer(200, fields: ["Content-Encoding: gzip"], body: Gzip.stored(Array(alice.utf8)).dropLast(12))),
    Misbehaviour(
      "packed", .alice, .answer(200, fields: ["Content-Encoding: gzip"], body: Gzip.stored(Array(alice.utf8)))),
    Misbehaviour(
      "after interim answers", .alice,
      raw: "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early\r\nLink: </x>\r\n\r\n" + head + "\r\n" + alice),
    Misbehaviour("in pieces, with more of the head at the end", .alice, trailing: "X: y", head: head),
    Misbehaviour(
      "a type that only comes behind the body", .failure(.unreadable),
      trailing: "Content-Type: application/json", head: "HTTP/1.1 200 OK\r\n"),
    Misbehaviour(
      "another type behind the body", .failure(.webPage(status: 200)), trailing: "Content-Type: application/json",
      head: "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n"),
    Misbehaviour("a wrong type behind the body", .alice, trailing: "Content-Type: text/html", head: head),
    Misbehaviour(
      "a new head behind the body", .failure(.unreadable),
      trailing: "HTTP/1.1 200: x\r\nContent-Type: application/json", head: "HTTP/1.1 200 OK\r\n"),
    Misbehaviour(
      "a type that only an interim answer has", .failure(.unreadable),
      raw: "HTTP/1.1 103 Early\r\nContent-Type: application/json\r\n\r\nHTTP/1.1 200 OK\r\n\r\n" + alice),
    Misbehaviour("without a length", .alice, raw: head + "\r\n" + alice),
  ]
}

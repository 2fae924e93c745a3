import Interactors
import Models
import ServiceSupport

nonisolated extension Misbehaviour {
  /// Servers that are slow or never finish.
  ///
  /// A computed property, because the leak sanitizer does not find the bytes inside the enum values of a global and
  /// reports them as leaked.
  static var slow: [Misbehaviour] {
    [
      Misbehaviour("no answer at all", .timedOut, .silence),
      Misbehaviour("half a line, and silence", .timedOut, .text("HTTP/1.1 20"), .silence),
      Misbehaviour("half a head, and silence", .timedOut, .text(head), .silence),
      Misbehaviour("a head in drops", .timedOut, .text(head), .drip(Array("X: y\r\n".utf8))),
      Misbehaviour("a body in drops", .timedOut, .text(head + "\r\n"), .drip([0x20])),
      Misbehaviour("half a body, and silence", .timedOut, .text(head + "Content-Length: 900\r\n\r\n{"), .silence),
      Misbehaviour(
        "a head without end", .tooLarge, .text(head), .endless(Array("X: yyyyyyyyyyyyyyyyyyyyyyyy\r\n".utf8))),
      Misbehaviour("a line without end", .tooLarge, .text(head + "X: "), .endless(Array(repeating: 0x79, count: 9000))),
      Misbehaviour(
        "a body without end", .tooLarge, .text(head + "\r\n"), .endless(Array(repeating: 0x20, count: 65_536))),
      Misbehaviour(
        "an error without end", .tooLarge, .text("HTTP/1.1 500 No\r\n\r\n"),
        .endless(Array(repeating: 0x20, count: 65_536))),
      Misbehaviour(
        "a redirect without end", .tooLarge, .text("HTTP/1.1 302 No\r\nLocation: /\r\n\r\n"),
        .endless(Array(repeating: 0x20, count: 65_536))),
      Misbehaviour(
        "small packed, large unpacked", .tooLarge,
        .answer(200, fields: ["Content-Encoding: gzip"], body: Gzip.bomb(unpacked: 64 << 20))),
    ]
  }
}

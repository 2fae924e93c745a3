import DataProviders
import Foundation
import Interactors
import ServiceSupport
import Testing

/// What a server does when it is asked for alice, and what has to come of it.
nonisolated struct Misbehaviour: Sendable, CustomTestStringConvertible {
  enum Outcome: Equatable, Sendable {
    /// The right data, whatever was odd about it.
    case alice
    case failure(RepliesError)
    /// `unreachable`, with whatever reason the system gives.
    case unreachable
  }

  let testDescription: String
  let outcome: Outcome
  let answer: LoopbackServer.Answer

  init(_ name: String, _ outcome: Outcome, _ answer: @escaping LoopbackServer.Answer) {
    testDescription = name
    self.outcome = outcome
    self.answer = answer
  }

  init(_ name: String, _ error: RepliesError, _ steps: ServedStep...) {
    self.init(name, .failure(error)) { _ in steps }
  }

  init(_ name: String, _ outcome: Outcome, _ steps: ServedStep...) {
    self.init(name, outcome) { _ in steps }
  }

  /// Raw text, and then the end of the connection.
  init(_ name: String, _ outcome: Outcome, raw: String) {
    self.init(name, outcome, .text(raw), .close)
  }

  /// Alice in pieces, with fields behind them.
  init(_ name: String, _ outcome: Outcome, trailing fields: String, head: String) {
    let length = String(Self.alice.utf8.count, radix: 16)
    self.init(
      name, outcome,
      raw: head + "Transfer-Encoding: chunked\r\n\r\n\(length)\r\n\(Self.alice)\r\n0\r\n\(fields)\r\n\r\n")
  }

  static let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"

  static let alice = #"""
    {"id":"1","acct":"alice","display_name":"Alice","note":"","followers_count":1,"following_count":2,
    "statuses_count":3,"created_at":null,"new":{"keys":[1,2.5,true]}}
    """#

  static let reset = Date(timeIntervalSince1970: 1_800_000_000)
}

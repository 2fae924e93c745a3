import Changes
import DataProviders
import Foundation
import Interactors
import Models
import ServiceSupport
import Testing

/// How a server answers a request for the account alice, and the expected outcome.
nonisolated struct Misbehaviour: Sendable, CustomTestStringConvertible {
  enum Outcome: Equatable, Sendable {
    /// The correct data, despite the server's oddity.
    case alice
    case failure(RepliesError)
  }

  let testDescription: String
  let outcome: Outcome
  let answer: LoopbackServer.Answer
  /// Returns what the server proves itself with, if it encrypts.
  private(set) var identity: (@Sendable (CertificateAuthority) throws -> ServedIdentity)?
  /// Whether the server is a proxy on the way to the one that is asked.
  private(set) var isProxy = false

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

  /// The server sends raw text and closes the connection.
  init(_ name: String, _ outcome: Outcome, raw: String) {
    self.init(name, outcome, .text(raw), .close)
  }

  /// The server sends alice's account in chunks, followed by trailer fields.
  init(_ name: String, _ outcome: Outcome, trailing fields: String, head: String) {
    let length = String(Self.alice.utf8.count, radix: 16)
    self.init(
      name, outcome,
      raw: head + "Transfer-Encoding: chunked\r\n\r\n\(length)\r\n\(Self.alice)\r\n0\r\n\(fields)\r\n\r\n")
  }

  /// Returns the same from a server that encrypts.
  func encrypted(
    isProxy: Bool = false, _ identity: @escaping @Sendable (CertificateAuthority) throws -> ServedIdentity
  ) -> Self {
    var encrypted = self
    encrypted.identity = identity
    encrypted.isProxy = isProxy
    return encrypted
  }

  static let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"

  static let alice = #"""
    {"id":"1","acct":"alice","display_name":"Alice","note":"","followers_count":1,"following_count":2,
    "statuses_count":3,"created_at":null,"new":{"keys":[1,2.5,true]}}
    """#

  /// The time of day at which the server is asked.
  static let now = reset.addingTimeInterval(-3600)
  static let inOneYear = now.addingTimeInterval(31_536_000)
  static let reset = Date(timeIntervalSince1970: 1_800_000_000)
}

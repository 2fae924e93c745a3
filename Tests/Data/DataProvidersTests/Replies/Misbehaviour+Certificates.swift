import Interactors
import Models
import ServiceSupport

nonisolated extension Misbehaviour {
  /// Servers that encrypt, and what each proves itself with.
  static let certificates = [
    Misbehaviour("a certificate that proves who it is", .alice, answer).encrypted { try $0.identity() },
    Misbehaviour("one that nobody issued", .untrusted(.unverified), answer).encrypted { try $0.selfSignedIdentity() },
    Misbehaviour("one of an authority that nobody knows", .untrusted(.unverified), answer)
      .encrypted { _ in try CertificateAuthority().identity() },
    Misbehaviour("one for another address", .untrusted(.wrongHost), answer)
      .encrypted { try $0.identity(of: "IP:127.0.0.2") },
    Misbehaviour("one for a name", .untrusted(.wrongHost), answer).encrypted { try $0.identity(of: "DNS:localhost") },
    Misbehaviour("one that has expired", .untrusted(.expired), answer).encrypted { try $0.identity(days: -9 ..< -1) },
    Misbehaviour("one that is not valid yet", .untrusted(.expired), answer).encrypted { try $0.identity(days: 1..<9) },
    Misbehaviour("only old versions of TLS", .unreachable(.insecure), answer)
      .encrypted { try $0.outdatedIdentity() },
    Misbehaviour("encrypted, and without a length", .alice, raw: head + "\r\n" + alice).encrypted { try $0.identity() },
    Misbehaviour(
      "encrypted, without a length, and cut off", .unreachable(.interrupted), .text(head + "\r\n" + alice), .reset
    ).encrypted { try $0.identity() },
  ]

  private static let answer = ServedStep.answer(200, text: alice)
}

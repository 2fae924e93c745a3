import COpenSSL
import Foundation

/// An authority for tests, which issues certificates for servers; clients trust it if they are given its file.
package final class CertificateAuthority: Sendable {
  /// The path of the file with the authority's certificate; exists as long as the authority.
  package let file: String
  package let name: String
  private let certificate: Certificate

  package init(name: String = "Authority \(UUID())") throws {
    self.name = name
    certificate = try Certificate(
      name: name, extensions: [NID_basic_constraints: "critical,CA:TRUE"], days: -1..<1)
    file = FileManager.default.temporaryDirectory.appending(path: "authority-\(UUID()).pem").path
    guard let output = BIO_new_file(file, "w") else { throw Certificate.Failure() }
    defer { BIO_free(output) }
    guard PEM_write_bio_X509(output, certificate.certificate) == 1 else { throw Certificate.Failure() }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: file)
  }

  /// Issues an identity for a host, such as `DNS:server.example` or `IP:127.0.0.1`, valid in these days from now.
  package func identity(of host: String = "IP:127.0.0.1", days: Range<Int> = -1..<1) throws -> ServedIdentity {
    try ServedIdentity(Self.certificate(of: host, days: days, issuer: certificate))
  }

  /// Returns a valid identity that no authority has issued.
  package func selfSignedIdentity() throws -> ServedIdentity {
    try ServedIdentity(Self.certificate(of: "IP:127.0.0.1", days: -1..<1, issuer: nil))
  }

  /// Issues a valid identity for a server that speaks no version of TLS after 1.1.
  package func outdatedIdentity() throws -> ServedIdentity {
    try ServedIdentity(Self.certificate(of: "IP:127.0.0.1", days: -1..<1, issuer: certificate), isOutdated: true)
  }

  private static func certificate(of host: String, days: Range<Int>, issuer: Certificate?) throws -> Certificate {
    try Certificate(name: "server", extensions: [NID_subject_alt_name: host], days: days, issuer: issuer)
  }
}

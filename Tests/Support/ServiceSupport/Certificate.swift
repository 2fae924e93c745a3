import COpenSSL
import TestSupport

/// A certificate and its key, made in memory.
final class Certificate: @unchecked Sendable {
  /// The operation that OpenSSL refused.
  struct Failure: Error {
    let code = ERR_peek_last_error()
  }

  /// The number of the newest certificate.
  private static let serialNumber = Locked(0)

  let certificate, key: OpaquePointer

  /// Makes a certificate that is valid in these days from now, signed by an issuer or else with its own key.
  ///
  /// The extensions have OpenSSL's numbers, and values as in its configuration files.
  init(name: String, extensions: [Int32: String], days: Range<Int>, issuer: Certificate? = nil) throws {
    guard let certificate = X509_new(), let key = copenssl_new_key() else { throw Failure() }
    self.certificate = certificate
    self.key = key
    // The number of the version 3, which allows extensions.
    X509_set_version(certificate, 2)
    let number = Self.serialNumber.withLock { number in
      number += 1
      return number
    }
    ASN1_INTEGER_set(X509_get_serialNumber(certificate), number)
    X509_gmtime_adj(X509_getm_notBefore(certificate), days.lowerBound * 86_400)
    X509_gmtime_adj(X509_getm_notAfter(certificate), days.upperBound * 86_400)
    X509_set_pubkey(certificate, key)
    let subject = X509_get_subject_name(certificate)
    X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_UTF8, name, -1, -1, 0)
    X509_set_issuer_name(certificate, issuer.map { X509_get_subject_name($0.certificate) } ?? subject)
    for (number, value) in extensions {
      guard let made = X509V3_EXT_conf_nid(nil, nil, number, value) else { throw Failure() }
      X509_add_ext(certificate, made, -1)
      X509_EXTENSION_free(made)
    }
    guard X509_sign(certificate, issuer?.key ?? key, EVP_sha256()) > 0 else { throw Failure() }
  }

  deinit {
    X509_free(certificate)
    EVP_PKEY_free(key)
  }
}

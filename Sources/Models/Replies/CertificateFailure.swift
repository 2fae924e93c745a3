/// Why a server's certificate proves nothing.
package enum CertificateFailure: CaseIterable, Hashable, Sendable {
  /// It is no longer valid, or not yet.
  case expired
  /// It belongs to other hosts.
  case wrongHost
  /// It was not issued by anybody whom this machine trusts.
  case unverified
  /// It cannot be checked, because the certificates that this machine trusts cannot be read.
  case uncheckable
}

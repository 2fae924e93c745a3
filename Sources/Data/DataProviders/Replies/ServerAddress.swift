import Foundation

/// A server's address, given with `--server`, such as `https://server.example`.
///
/// Only an address of this machine may begin with `http://`.
package struct ServerAddress: Equatable, Sendable {
  /// The scheme and the host, in lower case.
  package let scheme, host: String
  /// The port; nil if the address contains none, which means the scheme's default port.
  package let port: Int?

  /// Parses a typed address, with or without a slash at its end.
  ///
  /// The host must be written exactly as it is sent: with an international name in its `xn--` form, and without percent
  /// encoding. Another parser could read an encoded character as the end of the host.
  ///
  /// - Throws: `ServerAddressError`, which contains no part of the text because that may include a password.
  package init(_ typed: String) throws(ServerAddressError) {
    guard typed.utf8.allSatisfy({ $0 < 0x80 }), let parts = URLComponents(string: typed),
      let scheme = parts.scheme?.lowercased(), let host = parts.encodedHost,
      Self.isName(host) || Self.isBracketed(host)
    else { throw .notAnAddress }
    // An empty user name is refused as well, because text before the @ can be made to look like the host.
    guard parts.user == nil, parts.password == nil else { throw .hasCredentials }
    guard parts.port.map((1...65_535).contains) ?? !typed.hasSuffix(":") else { throw .notAnAddress }
    guard ["", "/"].contains(parts.path), parts.query == nil, parts.fragment == nil else { throw .hasPath }
    guard scheme == "https" || scheme == "http" && Self.isLoopback(host) else { throw .notHTTPS }
    self.scheme = scheme
    self.host = host.lowercased()
    port = parts.port
  }

  /// The part of each URL before the path.
  package var origin: String { "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "") }

  /// Whether the server is this machine itself.
  var isLoopback: Bool { Self.isLoopback(host) }

  /// Whether a redirect is allowed: only to this server's host, never from `https` to `http`.
  ///
  /// It may change the port only if it changes `http` to `https`, and its URL must not contain a user name or a password.
  package func allowsRedirect(from here: URL, to url: URL) -> Bool {
    guard let from = here.scheme?.lowercased(), let to = url.scheme?.lowercased(), url.user == nil,
      url.password == nil, isHost(of: url)
    else { return false }
    return to == from ? url.port == here.port : from == "http" && to == "https"
  }

  func isHost(of url: URL) -> Bool {
    url.absoluteURL.host(percentEncoded: true)?.lowercased() == host.filter { $0 != "[" && $0 != "]" }
  }

  private static func isName(_ host: String) -> Bool {
    host.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
      !label.isEmpty && label.first != "-" && label.last != "-"
        && label.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }

  /// Whether the host is an IPv6 address without a zone, in brackets.
  private static func isBracketed(_ host: String) -> Bool {
    var address = in6_addr()
    return host.hasPrefix("[") && host.hasSuffix("]")
      && inet_pton(AF_INET6, String(host.dropFirst().dropLast()), &address) == 1
  }

  private static func isLoopback(_ host: String) -> Bool {
    if ["localhost", "[::1]"].contains(host.lowercased()) { return true }
    var address = in_addr()
    return inet_pton(AF_INET, host, &address) == 1 && UInt32(bigEndian: address.s_addr) >> 24 == 127
  }
}

/// Why a server's address is invalid.
package enum ServerAddressError: Error, CaseIterable, Sendable {
  /// It does not have the form `https://server.example`.
  case notAnAddress
  /// It contains a user name or password, but the program does not sign in.
  case hasCredentials
  /// It contains a path, a query or a fragment.
  case hasPath
  /// It does not begin with `https`, and is not an `http` address of this machine.
  case notHTTPS
}

import Foundation

/// The proxies and certificates from the environment variables that other programs also use.
package struct NetworkSettings: Sendable {
  /// The path of a file with the certificates of trusted authorities; nil for the system's own.
  let authoritiesFile: String?
  /// The path of a folder with such files; nil for the system's own.
  let authoritiesFolder: String?
  /// The hosts that are reached without a proxy, in libcurl's syntax.
  let unproxiedHosts: String
  private let proxies: [String: String]

  /// Reads variables that libcurl's own tool also reads; an empty variable counts as missing.
  package init(environment: [String: String] = [:]) {
    func first(_ names: String...) -> String? {
      names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }
    authoritiesFile = first("SSL_CERT_FILE")
    authoritiesFolder = first("SSL_CERT_DIR")
    unproxiedHosts = first("no_proxy", "NO_PROXY") ?? ""
    // `HTTP_PROXY` is not read, because in a web server's environment anybody can set it by sending a header field `Proxy`.
    proxies = [
      "http": first("http_proxy", "all_proxy", "ALL_PROXY"),
      "https": first("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"),
    ].compactMapValues(\.self)
  }

  /// Whether the file of certificates is not a regular file.
  ///
  /// Opening a pipe or a device could wait for ever.
  var hasUnusableAuthorities: Bool {
    guard let authoritiesFile else { return false }
    var status = stat()
    return stat(authoritiesFile, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// Returns the address of the proxy for a URL, exactly as the user has set it.
  package func proxy(for url: String) -> String? { proxies[url.prefix { $0 != ":" }.lowercased()] }
}

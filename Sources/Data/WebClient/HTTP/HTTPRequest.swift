/// A GET request, with limits for the size of the response in bytes.
package struct HTTPRequest: Sendable {
  let url: String
  /// Whether to use a proxy if a proxy is set; false for servers on this machine.
  let mayUseProxy: Bool
  let maximumBody: Int
  let maximumHead: Int

  /// Whether the server has to prove its identity.
  var isSecure: Bool { url.hasPrefix("https:") }

  /// The name that this client sends, because some servers refuse clients without a name.
  static let userAgent = "Calcots (reference workspace for MVVMC)"
  static let fields = ["Accept: application/json"]

  package init(url: String, mayUseProxy: Bool, maximumBody: Int, maximumHead: Int) {
    self.url = url
    self.mayUseProxy = mayUseProxy
    self.maximumBody = maximumBody
    self.maximumHead = maximumHead
  }
}

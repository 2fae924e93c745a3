/// A GET request, with limits for the size of the response in bytes.
package struct HTTPRequest: Sendable {
  let url: String
  /// Whether to use a proxy if one is set; false for this machine itself.
  let mayUseProxy: Bool
  let maximumBody: Int
  let maximumHead: Int

  /// Whether the server has to prove its identity.
  var isSecure: Bool { url.hasPrefix("https:") }

  /// Some servers refuse clients that do not identify themselves.
  static let userAgent = "Calcots (reference workspace for MVVMC)"
  static let fields = ["Accept: application/json"]

  package init(url: String, mayUseProxy: Bool, maximumBody: Int, maximumHead: Int) {
    self.url = url
    self.mayUseProxy = mayUseProxy
    self.maximumBody = maximumBody
    self.maximumHead = maximumHead
  }
}

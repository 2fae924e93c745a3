/// What to get, and how much of it at most.
struct HTTPRequest: Sendable {
  let url: String
  /// Whether the way leads through a proxy that the environment names; never to this machine itself.
  let mayUseProxy: Bool
  let maximumBody: Int
  let maximumHead: Int

  /// Who asks: some servers refuse those who do not say.
  static let userAgent = "Calcots (reference workspace for MVVMC)"
  static let fields = ["Accept: application/json"]
}

import TestSupport
import Testing
import WebClient

struct NetworkSettingsTests {
  @Test(
    arguments: [
      ("https", ["https_proxy": "a", "HTTPS_PROXY": "b", "all_proxy": "c"], "a"), ("HTTPS", ["https_proxy": "a"], "a"),
      ("https", ["HTTPS_PROXY": "a", "all_proxy": "b"], "a"), ("https", ["all_proxy": "a", "ALL_PROXY": "b"], "a"),
      ("https", ["ALL_PROXY": "a"], "a"), ("https", ["https_proxy": "", "HTTPS_PROXY": "b"], "b"),
      ("https", ["http_proxy": "a"], nil), ("http", ["http_proxy": "a", "all_proxy": "b"], "a"),
      ("http", ["all_proxy": "a"], "a"), ("http", ["https_proxy": "a"], nil), ("http", [:], nil),
      // This one can be set from outside where a server passes a request's fields on as variables.
      ("http", ["HTTP_PROXY": "a"], nil),
    ] as [(String, [String: String], String?)])
  func `the proxy is read from the environment variable for the URL's scheme, or for all schemes`(
    scheme: String, environment: [String: String], proxy: String?
  ) {
    #expect(NetworkSettings(environment: environment).proxy(for: "\(scheme)://server.example/") == proxy)
  }

  /// Each address has a password, which libcurl's own texts would repeat.
  @Test(arguments: [
    "http://anna:s3cret@bad proxy:80", "ftp://anna:s3cret@127.0.0.1:80", "http://anna:s3cret@127.0.0.1:99999",
  ])
  func `an address that cannot be a proxy is reported`(proxy: String) async {
    let client = HTTPClient(network: NetworkSettings(environment: ["http_proxy": proxy]))
    await #expect(throws: HTTPFailure.unusableProxy) { try await client.response(to: Self.request) }
  }

  @Test(arguments: ["no_proxy", "NO_PROXY"])
  func `a host can be exempted from the proxy`(variable: String) async {
    let environment = ["http_proxy": "ftp://127.0.0.1", variable: "other.example,\(unknownHost)"]
    let client = HTTPClient(network: NetworkSettings(environment: environment))
    await #expect(throws: HTTPFailure.unknownHost) { try await client.response(to: Self.request) }
  }

  private static let request = HTTPRequest(
    url: "http://\(unknownHost)/", mayUseProxy: true, maximumBody: 1000, maximumHead: 1000)
}

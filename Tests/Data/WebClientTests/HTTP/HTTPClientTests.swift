import Testing
import WebClient

struct HTTPClientTests {
  @Test func `a file of this machine is not read`() async {
    let request = HTTPRequest(url: "file:///dev/null", mayUseProxy: false, maximumBody: 1000, maximumHead: 1000)
    await #expect(throws: HTTPFailure.malformed) {
      try await HTTPClient(network: NetworkSettings()).response(to: request)
    }
  }
}

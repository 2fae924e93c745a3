import TestSupport
import Testing
import WebClient

struct HTTPClientTests {
  @Test func `a request for a local file is refused`() async {
    let request = HTTPRequest(url: "file:///dev/null", mayUseProxy: false, maximumBody: 1000, maximumHead: 1000)
    await #expect(throws: HTTPFailure.malformed) {
      try await HTTPClient(network: NetworkSettings()).response(to: request)
    }
  }

  /// A library that is there, but lacks the functions, is like one that is not there.
  @Test(arguments: ["libnowhere.so", "libc.so.6"])
  func `without libcurl, every request fails, and the error gives this reason`(library: String) async {
    let request = HTTPRequest(url: "http://\(unknownHost)/", mayUseProxy: false, maximumBody: 1000, maximumHead: 1000)
    await #expect(throws: HTTPFailure.noLibrary) {
      try await HTTPClient(network: NetworkSettings(), library: library).response(to: request)
    }
  }
}

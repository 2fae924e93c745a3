import Changes
import Testing

struct LatestRequestTests {
  @Test func `only the latest request's answer counts`() {
    var requests = LatestRequest()
    let first = requests.begin()
    #expect(requests.isCurrent(first))
    let second = requests.begin()
    #expect(!requests.isCurrent(first))
    #expect(requests.isCurrent(second))
  }

  @Test func `no answer counts once the screen has been left`() async {
    let isCurrent = await Task {
      var requests = LatestRequest()
      let request = requests.begin()
      withUnsafeCurrentTask { $0?.cancel() }
      return requests.isCurrent(request)
    }.value
    #expect(!isCurrent)
  }
}

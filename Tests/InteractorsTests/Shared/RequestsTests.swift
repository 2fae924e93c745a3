import Interactors
import Testing

struct RequestsTests {
  @Test func `only the newest request's answer is wanted`() {
    var requests = Requests()
    let first = requests.begin()
    #expect(requests.wants(first))
    let second = requests.begin()
    #expect(!requests.wants(first))
    #expect(requests.wants(second))
  }

  @Test func `once the screen is left no answer is wanted`() async {
    let wanted = await Task {
      var requests = Requests()
      let request = requests.begin()
      withUnsafeCurrentTask { $0?.cancel() }
      return requests.wants(request)
    }.value
    #expect(!wanted)
  }
}

import Alternatives
import Changes
import Testing

struct FetchingTests {
  private struct Failure: Error, Equatable {}

  private var fetching = Fetching<Int, Failure>()

  @Test mutating func `before the first answer, the state is loading, and has no value`() {
    _ = fetching.begin()
    #expect(fetching.state == .loading(last: nil))
  }

  @Test mutating func `a failure keeps the last value until the next fetch succeeds`() {
    fetching.end(fetching.begin(), with: .success(1))
    fetching.end(fetching.begin(), with: .failure(Failure()))
    #expect(fetching.state == .failed(Failure(), last: 1))
    fetching.end(fetching.begin(), with: .success(2))
    #expect(fetching.state == .loaded(2))
  }

  @Test mutating func `the state is loading while a value is fetched again`() {
    fetching.end(fetching.begin(), with: .failure(Failure()))
    _ = fetching.begin()
    #expect(fetching.state == .loading(last: nil))
  }

  @Test(arguments: [[1, 0], [0, 1]])
  mutating func `if two requests overlap, only the answer to the later one counts`(order: [Int]) {
    let requests = [fetching.begin(), fetching.begin()]
    for index in order { fetching.end(requests[index], with: .success(index)) }
    #expect(fetching.state == .loaded(1))
  }
}

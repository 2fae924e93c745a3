import Changes
import Testing

struct LoadStateTests {
  private enum Failure: Error { case broken }
  private typealias Number = LoadState<Int, Failure>

  @Test func `every state has the last fetched value as its value`() {
    #expect(Number.loaded(1).value == 1)
    #expect(Number.loading(last: 1).value == 1)
    #expect(Number.failed(.broken, last: 1).value == 1)
    #expect(Number.loading(last: nil).value == nil)
  }

  @Test func `only a failed state has a failure`() {
    #expect(Number.failed(.broken, last: 1).failure == .broken)
    #expect(Number.loaded(1).failure == nil)
    #expect(Number.loading(last: 1).failure == nil)
  }
}

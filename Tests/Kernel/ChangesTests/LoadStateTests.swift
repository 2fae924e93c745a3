import Changes
import Testing

struct LoadStateTests {
  private enum Failure: Error { case broken }
  private typealias Number = LoadState<Int, Failure>

  @Test func `a loaded, loading or failed state returns the last fetched value`() {
    #expect(Number.loaded(1).value == 1)
    #expect(Number.loading(last: 1).value == 1)
    #expect(Number.failed(.broken, last: 1).value == 1)
    #expect(Number.loading(last: nil).value == nil)
  }

  @Test func `only a failed state contains an error`() {
    #expect(Number.failed(.broken, last: 1).failure == .broken)
    #expect(Number.loaded(1).failure == nil)
    #expect(Number.loading(last: 1).failure == nil)
  }
}

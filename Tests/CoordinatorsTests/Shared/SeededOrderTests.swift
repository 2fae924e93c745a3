import Foundation
import TestSupport
import Testing

/// The assumption of random tests: a seed determines the order of tasks that pass through the thread pool.
struct SeededOrderTests {
  private final class Order {
    private(set) var text = ""

    func note(_ number: Int) {
      text += "\(number)"
    }
  }

  @Test func `the same seed gives the same order again, and other seeds give other orders`() async throws {
    let first = try await order(seed: 1)
    #expect(first.count == 40)
    #expect(try await order(seed: 1) == first)
    #expect(try await order(seed: 2) != first)
  }

  /// The order in which the tasks of a group went on, in a separate process.
  private func order(seed: UInt64) async throws -> String {
    let process = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
      [seed = seed as UInt64] in
      #expect(SeededOrder.begin(seed: seed))
      FileHandle.standardError.write(Data(await Self.order().utf8))
    }
    return String(decoding: process.standardErrorContent, as: UTF8.self)
  }

  /// Four tasks that each note their number nine times, and once more when they have ended.
  private static func order() async -> String {
    let order = Order()
    await withTaskGroup(of: Int.self) { group in
      for number in 0..<4 {
        group.addTask {
          for _ in 0..<9 { await order.note(number) }
          return number
        }
      }
      for await number in group { order.note(number) }
    }
    return order.text
  }
}

import Foundation

/// Does work that blocks on a thread of its own, so that the thread pool stays free for other tests.
func ownThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: work()) }
  }
}

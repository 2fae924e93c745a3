import Foundation

/// A value that only one thread at a time can access.
///
/// It uses Foundation's lock because the thread sanitizer understands that one, but not `Mutex`.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Calls `body` with exclusive access to the value.
  ///
  /// - Throws: What `body` throws.
  /// - Returns: What `body` returns.
  package func withLock<Answer, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

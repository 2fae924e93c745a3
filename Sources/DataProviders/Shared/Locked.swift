import Foundation

/// A value that one thread at a time can use.
///
/// The lock is Foundation's, as the thread sanitizer sees through it, and not through `Mutex`.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Does something with the value while nobody else can.
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

/// Numbers overlapping requests, so that only the answer to the latest one counts.
///
/// Owned by the type that makes the requests, one for each kind of request.
package struct LatestRequest {
  private var newest = 0

  package init() {}

  /// Begins a request; answers to earlier requests no longer count.
  ///
  /// - Returns: The request's number, for ``isCurrent(_:)``.
  @discardableResult
  package mutating func begin() -> Int {
    newest += 1
    return newest
  }

  /// Returns whether the answer to a request counts.
  ///
  /// An answer does not count if a newer request has begun, or if the task was cancelled because its screen has been left.
  package func isCurrent(_ request: Int) -> Bool {
    request == newest && !Task.isCancelled
  }
}

/// Numbers overlapping requests, so that only the answer to the latest one counts.
///
/// Owned by the type that makes the requests, one for each kind of request.
package struct LatestRequest {
  private var newest = 0

  package init() {}

  /// Begins a request; answers to earlier ones no longer count.
  ///
  /// - Returns: The request's number, for ``isCurrent(_:)``.
  @discardableResult
  package mutating func begin() -> Int {
    newest += 1
    return newest
  }

  /// Whether an answer counts: no newer request has begun, and the screen has not been left.
  package func isCurrent(_ request: Int) -> Bool {
    request == newest && !Task.isCancelled
  }
}

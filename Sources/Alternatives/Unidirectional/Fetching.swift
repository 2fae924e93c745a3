import Changes

/// A value that a state fetches.
///
/// Requests are numbered, so that the answer to an older one changes nothing.
package struct Fetching<Value: Equatable, Failure: Error & Equatable>: Equatable {
  package private(set) var state = LoadState<Value, Failure>.loading(last: nil)
  private var newest = 0

  package init() {}

  /// Begins a request; answers to earlier ones no longer count.
  ///
  /// - Returns: The number of the request.
  package mutating func begin() -> Int {
    newest += 1
    if state.failure != nil { state = .loading(last: state.value) }
    return newest
  }

  /// Ends a request; a failure keeps the last value.
  package mutating func end(_ request: Int, with answer: Result<Value, Failure>) {
    guard request == newest else { return }
    switch answer {
    case .success(let value): state = .loaded(value)
    case .failure(let failure): state = .failed(failure, last: state.value)
    }
  }
}

extension Result where Success: Sendable {
  /// Keeps the outcome of an operation as a value, for an action.
  init(of operation: @autoclosure () async throws(Failure) -> Success) async {
    do {
      self = .success(try await operation())
    } catch {
      self = .failure(error)
    }
  }
}

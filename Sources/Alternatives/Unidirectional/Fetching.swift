import Changes

/// The part of a state that holds a fetched value.
///
/// Requests are numbered, so that the answer to an older request changes nothing.
package struct Fetching<Value: Equatable, Failure: Error & Equatable>: Equatable {
  package private(set) var state = LoadState<Value, Failure>.loading(last: nil)
  private var newest = 0

  package init() {}

  /// Begins a request; answers to earlier requests are then ignored.
  ///
  /// - Returns: The number of the request.
  package mutating func begin() -> Int {
    newest += 1
    if state.failure != nil { state = .loading(last: state.value) }
    return newest
  }

  /// Stores the answer to the latest request.
  ///
  /// An answer to an earlier request is ignored, and a failure keeps the last value.
  package mutating func end(_ request: Int, with answer: Result<Value, Failure>) {
    guard request == newest else { return }
    switch answer {
    case .success(let value): state = .loaded(value)
    case .failure(let failure): state = .failed(failure, last: state.value)
    }
  }
}

extension Result where Success: Sendable {
  /// Runs an operation, and stores its outcome as a value that an action can carry.
  init(of operation: @autoclosure () async throws(Failure) -> Success) async {
    do {
      self = .success(try await operation())
    } catch {
      self = .failure(error)
    }
  }
}

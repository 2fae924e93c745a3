/// Numbers requests that may overlap: only the answer to the newest counts, whichever comes first.
///
/// Owned by an interactor, one for each thing that it asks for.
package struct Requests {
  private var newest = 0

  package init() {}

  /// Begins a request; the answers to all earlier ones are to be dropped from now on.
  @discardableResult
  package mutating func begin() -> Int {
    newest += 1
    return newest
  }

  /// Whether the answer to a request is still wanted: nobody has asked anew, and the screen has not been left.
  package func wants(_ request: Int) -> Bool {
    request == newest && !Task.isCancelled
  }
}

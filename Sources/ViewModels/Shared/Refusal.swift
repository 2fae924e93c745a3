/// Why a view model did not do what the user wanted, in words for the user.
///
/// Nothing has changed then.
nonisolated package struct Refusal: Error, Equatable, Sendable {
  /// What happened and what to do.
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}

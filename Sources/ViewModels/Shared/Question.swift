/// A question that a view model wants answered, as data: the coordinator presents it.
///
/// Seed 004.
nonisolated package struct Question: Equatable, Sendable {
  package let title: String
  package let message: String
  /// What the user calls the answer yes.
  package let confirm: String
  /// What the user calls the answer no; nil where there is nothing to choose, only something to take note of.
  package let cancel: String?

  package init(title: String, message: String, confirm: String, cancel: String? = nil) {
    self.title = title
    self.message = message
    self.confirm = confirm
    self.cancel = cancel
  }
}

/// A question that a view model wants answered by yes or no, as data: the coordinator presents it.
nonisolated package struct Question: Equatable, Sendable {
  package let title: String
  package let message: String
  /// What the user calls the answer yes.
  package let confirm: String
  /// What the user calls the answer no.
  package let cancel: String

  package init(title: String, message: String, confirm: String, cancel: String) {
    self.title = title
    self.message = message
    self.confirm = confirm
    self.cancel = cancel
  }
}

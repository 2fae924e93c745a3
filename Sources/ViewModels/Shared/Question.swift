import Localization

/// A question to the user, as data; the coordinator shows it.
nonisolated package struct Question: Equatable, Sendable {
  package let title: Text
  package let message: Text
  /// The label of the answer that agrees.
  package let confirm: Text
  /// The label of the answer that declines; a question that only informs the user has none.
  package let cancel: Text?

  package init(title: Text, message: Text, confirm: Text, cancel: Text? = .shared(.cancel)) {
    self.title = title
    self.message = message
    self.confirm = confirm
    self.cancel = cancel
  }
}

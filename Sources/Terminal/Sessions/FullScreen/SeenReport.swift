/// The report of a command, as far as the user has seen it.
struct SeenReport {
  /// The number of the command.
  let number: Int
  /// Whether it has been read: a key was pressed since it was shown.
  var isRead = false
  /// Whether the row of the report was selected, which happens only once.
  var hasSelectedRow = false
}

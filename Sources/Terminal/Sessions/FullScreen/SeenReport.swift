/// A record of whether a command's report was read, and whether its row was selected.
struct SeenReport {
  /// The number of the command.
  let number: Int
  /// Whether the report has been read: a key was pressed after the report was shown.
  var isRead = false
  /// Whether the row of the report was selected, which happens only once.
  var hasSelectedRow = false
}

import Models

extension GroupName {
  /// Creates a name from typed text.
  ///
  /// - Throws: `GroupsError.invalidName`.
  nonisolated package init(checking typed: String) throws(GroupsError) {
    do { try self.init(typed) } catch { throw .invalidName(error) }
  }
}

import Models

extension GroupName {
  /// Creates a name from typed text.
  ///
  /// - Throws: `GroupsError.invalidName`.
  nonisolated package init(checking typed: String) throws(GroupsError) {
    do {
      try self.init(typed)
    } catch {
      throw .invalidName(error)
    }
  }

  /// Returns why the typed text is not a valid name; nil if the name is valid.
  nonisolated package static func problem(with typed: String) -> GroupsError? {
    do {
      _ = try Self(checking: typed)
      return nil
    } catch {
      return error
    }
  }
}

/// What can go wrong between a data provider and the file that it keeps its data in.
nonisolated package struct StoreError: Error, Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    /// Another process holds the store for too long.
    case busy
    /// It is no database, or a damaged one.
    case corrupt
    /// Anything else, in the words of the database.
    case failed(String)
    /// It is a database of some other program.
    case foreign
    /// The disk is full.
    case full
    /// A later version of this program has written it.
    case newer
    /// It cannot be opened or created; the reason in the system's words.
    case notOpened(String)
    /// It may be read, but not changed.
    case readOnly
  }

  package let problem: Problem
  /// The file, as the user would name it.
  package let path: String

  package init(_ problem: Problem, path: String) {
    self.problem = problem
    self.path = path
  }
}

/// Why the store could not be read or changed.
package struct StoreError: Error, Hashable, Sendable {
  package enum Problem: Hashable, Sendable {
    /// Another process kept the store locked for too long.
    case busy
    /// The file is damaged.
    case corrupt
    /// Any other failure; the reason is the database's own text.
    case failed(String)
    /// The disk is full.
    case full
    /// The file that was opened was deleted, and no other file has its name.
    case gone
    /// The connection broke while a change was being committed, so it may or may not be stored.
    case inDoubt
    /// A later version of this program has written the file.
    case newer
    /// Another store has replaced the opened one, so all data read before is out of date.
    case otherStore
    /// The file can be read, but not changed.
    case readOnly
    /// The file that was opened has been replaced by another one, or deleted.
    case replaced
    /// The server can be read, but not changed: it is a copy of another server.
    case serverReadOnly
    /// The server did not answer in time.
    case timedOut
    /// The server cannot be reached, or the connection broke; the reason is the database's text.
    case unreachable(String)
    /// The store cannot be used until its administrator has resolved the problem.
    case unusable(Details)
  }

  /// The cause of an unusable store: an error of the layer that opens stores.
  package struct Details: Hashable, Sendable {
    package let error: any Error & Hashable

    package init(_ error: some Error & Hashable) { self.error = error }

    package static func == (left: Self, right: Self) -> Bool { AnyHashable(left.error) == AnyHashable(right.error) }

    package func hash(into hasher: inout Hasher) { error.hash(into: &hasher) }
  }

  package let problem: Problem
  /// The store's name in messages.
  package let path: String

  package init(_ problem: Problem, path: String) {
    self.problem = problem
    self.path = path
  }
}

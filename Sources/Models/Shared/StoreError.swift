/// Why the store could not be read or changed.
package struct StoreError: Error, Hashable, Sendable {
  package enum Problem: Hashable, Sendable {
    /// The address of the server cannot be understood.
    case badAddress
    /// A value in the address of the server is not allowed; the reason is the database's own text.
    case badParameter(String)
    /// A text in the store is not UTF-8.
    case badText
    /// Another process kept the store locked for too long.
    case busy
    /// The file is damaged.
    case corrupt
    /// Any other failure; the reason is the database's own text.
    case failed(String)
    /// The highest number that an entry can have is in use, so that no entry can be added.
    case exhausted
    /// The database belongs to another program.
    case foreign
    /// The disk is full.
    case full
    /// The file that was there when the store was opened is no longer there, and no other.
    case gone
    /// The connection to the server broke while a change was being committed: it may have been made, or not.
    case inDoubt
    /// The user has interrupted the copy of a store.
    case interrupted
    /// A later version of this program has written the file.
    case newer
    /// The folder of a new store does not exist.
    case noFolder(String)
    /// There is no store that could be copied.
    case noStore
    /// The path does not name a regular file.
    case notAFile(FileKind)
    /// The file is no database.
    case notAStore
    /// There is a store already in the place for a copy of another one.
    case notEmpty
    /// The file cannot be opened or created; the reason is the system's own text.
    case notOpened(String)
    /// The store is not there yet, or of an earlier version, and its user has no right to make its tables.
    case notPrepared
    /// The file can be read, but not changed.
    case readOnly
    /// The server does not let the user in, or do something; the reason is its own text.
    case refused(Refusal, String)
    /// Another file is in the place of the one that was opened, or none.
    case replaced
    /// The server can be read, but not changed, as it is the copy of another one.
    case serverReadOnly
    /// This build of the program has no stores on servers.
    case serversNotSupported
    /// The server did not answer in time.
    case timedOut
    /// The file is not empty, but too short to be a database.
    case tooShort
    /// The database does not have the tables or the encoding that this program needs; the reason is its own text.
    case unfit(String)
    /// The server cannot be reached, or the connection to it broke; the reason is the database's own text.
    case unreachable(String)
  }

  /// What a path may name besides a regular file.
  package enum FileKind: Hashable, Sendable {
    case device, directory, pipe, socket
  }

  /// What stands in the way of a user whom a server refuses; `other` is only known to who runs it.
  package enum Refusal: CaseIterable, Hashable, Sendable {
    case certificate, database, encryption, other, password
  }

  package let problem: Problem
  /// The name of the store used in messages.
  package let path: String

  package init(_ problem: Problem, path: String) {
    self.problem = problem
    self.path = path
  }
}

import Models

/// Why a store cannot be opened, prepared, copied or written to; shown to its administrator.
package struct UnusableStore: Error, Hashable {
  package enum Reason: Hashable, Sendable {
    /// Another program has changed or removed this table or index, or added this trigger.
    case altered(String)
    /// The server's address cannot be parsed.
    case badAddress
    /// A parameter in the server's address has a wrong value. The text is libpq's message.
    case badParameter(String)
    /// A text in the store is not UTF-8.
    case badText
    /// A file next to the store has a name that SQLite uses, but cannot be trusted. For example, the file's owner lacks the
    /// right to change the store.
    case companion(String)
    /// The user is not permitted to read or to write a file that SQLite needs, such as a journal.
    case companionNotAccessible(String)
    /// The highest number that an entry can have is in use, so no entry can be added.
    case exhausted
    /// SQLite cannot create files in the folder of the store.
    case folderNotWritable(String)
    /// The database belongs to another program.
    case foreign
    /// An unfinished change must be undone, but the user lacks the right to change the store. This file is the change's
    /// journal.
    case needsRecovery(String)
    /// The folder of a new store does not exist.
    case noFolder(String)
    /// There is no store to copy.
    case noStore
    /// The path does not name a regular file.
    case notAFile(FileKind)
    /// The file is not a database.
    case notAStore
    /// There is already a store at the target of a copy.
    case notEmpty
    /// The file cannot be opened or created; the text is the system's own message.
    case notOpened(String)
    /// The store is missing or outdated, and the user lacks the right to create or change tables.
    case notPrepared
    /// Nobody may share this server user. So the program cannot act under another name.
    case notShared(String)
    /// The file has a second name (a hard link), next to which SQLite has left journal files. Opening the store by its first
    /// name could damage it. Nil if the second name cannot be found.
    case otherName(String?)
    /// The server refuses the user or an operation; the text is the server's own message.
    case refused(Refusal, String)
    /// A new store's name has an ending that SQLite uses for the files next to another store.
    case reservedName
    /// The database has the tables of a store of this version, but not its mark. A dump does not contain the mark.
    case restoredDump(Int)
    /// This build of the program does not support stores on servers.
    case serversNotSupported
    /// The file is not empty, but too short to be a database.
    case tooShort
    /// The database lacks the tables or the encoding that this program needs. The text is the server's message, or the server's
    /// encoding.
    case unfit(String)
  }

  /// A kind of file that cannot be a store.
  package enum FileKind: Hashable, Sendable {
    case device, directory, link, pipe, socket
  }

  /// Why a server refuses a user or an operation.
  ///
  /// `other` is a reason that only the server's administrator can find out.
  package enum Refusal: CaseIterable, Hashable, Sendable {
    case certificate, database, encryption, other, password
  }

  let reason: Reason
  /// The name of the store used in messages.
  let path: String
}

extension StoreError {
  /// Creates the error of an unusable store.
  package init(_ reason: UnusableStore.Reason, path: String) {
    self.init(.unusable(Details(UnusableStore(reason: reason, path: path))), path: path)
  }

  /// Whether the error means that the store can be read, but not changed.
  var isReadOnly: Bool {
    if case .folderNotWritable = unusableReason { return true }
    return problem == .readOnly || problem == .serverReadOnly
  }

  /// Why the store is unusable, if that is the problem.
  package var unusableReason: UnusableStore.Reason? {
    guard case .unusable(let details) = problem else { return nil }
    return (details.error as? UnusableStore)?.reason
  }
}

import Models

/// Why a store cannot be opened, prepared, copied or added to, for its administrator.
package struct UnusableStore: Error, Hashable {
  package enum Reason: Hashable, Sendable {
    /// Another program has changed or removed this table or index of the store, or added this trigger.
    case altered(String)
    /// The address of the server cannot be understood.
    case badAddress
    /// A parameter in the address of the server has a wrong value; the reason is the database's own text.
    case badParameter(String)
    /// A text in the store is not UTF-8.
    case badText
    /// A file beside the store has a name that SQLite uses, but it was not made by anybody who may change the store.
    case companion(String)
    /// The user may not read and write a file of SQLite beside the store, such as a journal that another user has left.
    case companionNotAccessible(String)
    /// The highest number that an entry can have is in use, so no entry can be added.
    case exhausted
    /// SQLite cannot make files in the folder of the store.
    case folderNotWritable(String)
    /// The database belongs to another program.
    case foreign
    /// A change was not finished, and the user may not change the store to undo it; its journal is this file.
    case needsRecovery(String)
    /// The folder of a new store does not exist.
    case noFolder(String)
    /// There is no store to copy.
    case noStore
    /// The path does not name a regular file.
    case notAFile(FileKind)
    /// The file is not a database.
    case notAStore
    /// There is already a store where another one should be copied to.
    case notEmpty
    /// The file cannot be opened or created; the reason is the system's own text.
    case notOpened(String)
    /// The store is missing or of an earlier version, and its user has no right to make its tables.
    case notPrepared
    /// The server has let in this user, who cannot act as anybody else, whatever name the program was given.
    case notShared(String)
    /// The file has another name, beside which SQLite has left files that belong to the store; nil if it is not known.
    case otherName(String?)
    /// The server does not let the user in, or refuses to do something; the reason is its own text.
    case refused(Refusal, String)
    /// The name of a new store is one that SQLite gives to the files beside another store.
    case reservedName
    /// The database has the tables of a store of this version, but not its mark, which a dump does not contain.
    case restoredDump(Int)
    /// This build of the program does not support stores on servers.
    case serversNotSupported
    /// The file is not empty, but too short to be a database.
    case tooShort
    /// The database does not have the tables or the encoding that this program needs; the reason is its own text.
    case unfit(String)
  }

  /// A kind of file that cannot be a store.
  package enum FileKind: Hashable, Sendable {
    case device, directory, link, pipe, socket
  }

  /// Why a server refuses a user; only the server's administrator knows what `other` is.
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

  /// Whether the store can be read, but not changed.
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

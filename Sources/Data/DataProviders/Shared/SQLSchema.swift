import Models

/// The tables of a kind of store, and the migrations of older stores.
package protocol SQLSchema {
  associatedtype Connection: SQLConnection

  /// Each migration brings a store from the version equal to its index to the next one.
  ///
  /// A released migration never changes.
  static var migrations: [String] { get }

  /// Returns the number of migrations applied to the store; 0 if there is none.
  ///
  /// - Throws: `StoreError.foreign`, `.newer`, or `.corrupt` if it is not what the migrations make.
  static func version(of connection: Connection) throws(StoreError) -> Int

  /// Brings the store up to date within a transaction: another process may have done so before it began.
  ///
  /// - Returns: The version of the store before; 0 if there was none.
  static func migrate(_ connection: Connection) throws(StoreError) -> Int
}

extension SQLSchema {
  /// Creates the tables and sample data of a new store, or migrates an older one.
  ///
  /// `bookName` gives each sample book its name.
  ///
  /// - Returns: Whether the store is new.
  /// - Throws: `StoreError.foreign`, `.newer`, or an error of reading or writing; the store is then unchanged.
  package static func prepare(_ connection: Connection, bookName: (SampleBook) -> String) throws(StoreError) -> Bool {
    guard try version(of: connection) < migrations.count else { return false }
    return try connection.transaction(orThrow: \.self) { () throws(StoreError) in
      let isNew = try migrate(connection) == 0
      // The content of an existing store belongs to its user, so sample data is only added to a new one.
      if isNew {
        try SampleGroups.insert(with: connection)
        try SampleBook.insert(named: bookName, with: connection)
      }
      try NameKeys.insert(with: connection)
      return isNew
    }
  }
}

import Models

/// A connection to a store that ``StoreCopy`` can read or write, whatever the kind of the other one is.
package protocol CopyableConnection: SQLConnection {
  associatedtype Tables: SQLSchema where Tables.Connection == Self

  /// The tables of such a store.
  static var tables: Tables.Type { get }

  /// Runs `body`, to which no other connection's changes show.
  func snapshot<Answer, Failure: Error>(
    orThrow wrap: (StoreError) -> Failure, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer

  /// Returns the highest number that a row of the table was ever given; 0 if there was none.
  func newestNumber(in table: String) throws(StoreError) -> Int64

  /// Has the table's next row numbered after this one.
  func setNewestNumber(_ number: Int64, in table: String) throws(StoreError)
}

extension CopyableConnection {
  /// Brings the store up to date that is to be copied.
  ///
  /// - Throws: `StoreError.noStore` if there is none: it is not made.
  func prepareSource() throws(StoreError) {
    guard try Self.tables.version(of: self) > 0 else { throw error(.noStore) }
    _ = try Self.tables.prepare(self) { "\($0)" }
  }

  /// Makes the tables of a new store without its samples, within a transaction.
  ///
  /// - Throws: `StoreError.notEmpty` if there is a store already.
  func makeTables() throws(StoreError) {
    guard try Self.tables.migrate(self) == 0 else { throw error(.notEmpty) }
  }
}

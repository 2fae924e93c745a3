import Models

/// A connection to a store that ``StoreCopy`` can read or write, whatever the kind of the other one is.
package protocol CopyableConnection: SQLConnection {
  /// Runs `body`, to which no other connection's changes show; nothing may be changed.
  ///
  /// - Throws: What `body` throws, or the error returned by `wrap` if it cannot begin. How it ends does not matter.
  func snapshot<Answer, Failure: Error>(
    orThrow wrap: (StoreError) -> Failure, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer

  /// Returns the highest number that a row of the table was ever given; 0 if there was none.
  func newestNumber(in table: String) throws(StoreError) -> Int64

  /// Has the table's next row numbered after this one.
  func setNewestNumber(_ number: Int64, in table: String) throws(StoreError)
}

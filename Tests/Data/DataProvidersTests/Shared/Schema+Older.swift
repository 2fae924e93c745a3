import DataProviders
import Models

extension Schema {
  /// Makes the tables of a store as they were at this version, without samples.
  func make(on connection: some SQLConnection) throws {
    try connection.transaction { () throws(StoreError) in _ = try migrate(connection) }
  }
}

import DataProviders
import Models

#if PostgreSQL
  import PostgreSQLProviders
#endif

extension ChosenStore {
  /// Copies the whole store to a place without one; at least one of the two is on a server.
  ///
  /// - Returns: How many entries there are.
  static func copy(_ request: CopyRequest) throws(StoreError) -> Int {
    let copy = StoreCopy()
    let source = try connection(to: request.source)
    #if PostgreSQL
      if case .server(let address) = request.target {
        return try copy.run(from: source, to: PostgreSQLConnection(to: address))
      }
    #endif
    let options = StoreOptions(makesFolder: false)
    return try SQLiteConnection.withConnection(to: request.target, options: options) { (target) throws(StoreError) in
      try copy.run(from: source, to: target)
    }
  }

  private static func connection(to source: StoreLocation) throws(StoreError) -> any SQLConnection {
    #if PostgreSQL
      if case .server(let address) = source { return try PostgreSQLConnection(to: address) }
    #endif
    return try SQLiteConnection.source(at: source)
  }
}

import DataProviders

#if PostgreSQL
  import PostgreSQLProviders
#endif

extension ChosenStore {
  /// Copies all that a store has to a place that has none, whatever their kinds are.
  ///
  /// - Returns: How many entries there are.
  static func copy(_ request: CopyRequest, isInterrupted: @escaping () -> Bool) throws(StoreCopy.Failure) -> Int {
    let copy = StoreCopy(isInterrupted: isInterrupted)
    let source = try connection(to: request.source)
    #if PostgreSQL
      if case .server(let address) = request.target {
        return try copy.run(from: source, to: try server(at: address))
      }
    #endif
    return try SQLiteConnection.withTarget(at: request.target, orThrow: StoreCopy.Failure.store) {
      (target) throws(StoreCopy.Failure) in try copy.run(from: source, to: target)
    }
  }

  private static func connection(to source: StoreLocation) throws(StoreCopy.Failure) -> any CopyableConnection {
    #if PostgreSQL
      if case .server(let address) = source { return try server(at: address) }
    #endif
    do { return try SQLiteConnection.source(at: source) } catch { throw .store(error) }
  }

  #if PostgreSQL
    private static func server(at address: String) throws(StoreCopy.Failure) -> PostgreSQLConnection {
      do { return try PostgreSQLConnection(to: address) } catch { throw .store(error) }
    }
  #endif
}

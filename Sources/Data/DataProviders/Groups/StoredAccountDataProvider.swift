import Changes
import Interactors
import Models

/// The data provider of the accounts in a store; notifies after each change.
///
/// The composition root creates it.
@MainActor
package final class StoredAccountDataProvider: AccountDataProvider {
  package let accountsDidChange: ObserverSet<Void>

  private let database: any SQLDatabase

  /// Creates the provider.
  ///
  /// `accountsDidChange` holds the observers of the groups and people in the store.
  package init(database: any SQLDatabase, accountsDidChange: ObserverSet<Void> = ObserverSet()) {
    self.database = database
    self.accountsDidChange = accountsDidChange
  }

  package func accounts() async throws(StoreError) -> [User] {
    try await database.reading(orThrow: \.self) { (database) throws(StoreError) in try database.accounts() }
  }

  package func register(_ name: LoginName) async throws(StoreError) -> User {
    let person = try await database.register(name)
    accountsDidChange.notify()
    return person
  }
}

/// Why a person cannot be registered under a name.
package enum AccountsError: Error, Equatable, Sendable {
  case invalidName(InvalidName)
  case store(StoreError)
}

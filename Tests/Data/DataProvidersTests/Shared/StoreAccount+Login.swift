import DataProviders
import Models

extension StoreAccount {
  /// The account of somebody in a file.
  static func login(_ name: String, _ fullName: String) throws -> StoreAccount {
    .named(try LoginName(name), try PersonName(fullName))
  }

  /// The account of somebody who shares a user of a server.
  static func sharer(_ name: String) throws -> StoreAccount { .sharing(try LoginName(name)) }
}

import Interactors
import Models
import Presenting

extension RepliesInteractorProtocol {
  /// Looks up an account, and then shows it; shows nothing if the account does not exist.
  func lookUp(_ id: Account.ID, thenShow show: (Account) -> Void) async throws(CommandError) {
    do {
      if let account = try await account(id) { show(account) }
    } catch {
      throw error.presentable(by: clock)
    }
  }
}

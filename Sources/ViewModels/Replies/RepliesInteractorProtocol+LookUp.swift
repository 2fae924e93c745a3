import Interactors
import Models
import Presenting

extension RepliesInteractorProtocol {
  /// Looks up an account before it is shown, so that a profile appears only if it exists.
  func lookUp(_ id: Account.ID, thenShow show: (Account) -> Void) async throws(CommandError) {
    do {
      if let account = try await account(id) { show(account) }
    } catch {
      throw error.presentable(by: clock)
    }
  }
}

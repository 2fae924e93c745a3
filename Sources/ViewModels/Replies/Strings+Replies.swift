import Localization
import Models

extension Strings {
  /// Both names of an account, or the one that there is.
  nonisolated func title(of account: Account) -> String {
    guard account.fullName != account.accountName else { return account.accountName }
    return self(RepliesText.userTitle, ["name": account.fullName, "account": account.accountName])
  }
}

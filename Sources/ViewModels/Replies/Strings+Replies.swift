import Localization
import Models

extension Strings {
  /// Both names of an account, or the one that there is.
  nonisolated func title(of account: Account) -> String {
    guard account.fullName != account.accountName else { return account.accountName }
    return self(RepliesText.userTitle, ["name": account.fullName, "account": account.accountName])
  }

  /// The lines of a text that are not blank; of a very long text those at its start, and a line that says so.
  ///
  /// A stranger's text may be of any size, and each line of it becomes an element of the screen.
  nonisolated func paragraphs(of text: String) -> [String] {
    let limit = 20_000
    guard let start = text.start(of: limit) else { return text.paragraphs }
    return start.paragraphs + [self(RepliesText.textCut, count: limit)]
  }
}

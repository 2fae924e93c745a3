import Localization
import Models

extension Account {
  /// The display name; if that is blank, the account name.
  package var fullName: String {
    let name = displayName.onOneLine
    return name.isEmpty ? accountName : name.shortened(to: 100)
  }

  /// The account name with a leading `@`.
  package var accountName: String { "@\(name.shortened(to: 300))" }

  /// The name of the account to which this account has moved, with a leading `@`.
  package var newAccountName: String? { movedTo.map { "@\($0.onOneLine.shortened(to: 300))" } }

  /// Both names, or just the account name if the display name is blank or the same.
  package var title: Text {
    fullName == accountName ? Text(verbatim: accountName) : "\(accountName), \(fullName)"
  }
}

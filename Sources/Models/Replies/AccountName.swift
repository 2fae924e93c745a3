/// The name that an account is looked up by: `user` on the server's own host, or `user@host`.
///
/// Seed 003.
package struct AccountName: Hashable, Sendable {
  /// Without the leading `@`, in lower case: case does not tell accounts apart.
  package let text: String

  /// The account name that somebody has typed: `user`, `@user`, `user@host` or `@user@host`, outer blanks aside.
  ///
  /// - Returns: nil if the text is not of one of these forms.
  package init?(_ typed: String) {
    let trimmed = typed.drop(while: \.isWhitespace)
    let name = trimmed.prefix(trimmed.lastIndex { !$0.isWhitespace }.map { trimmed[...$0].count } ?? 0).lowercased()
    let form = /@?([a-z0-9_]+(?:[.-]+[a-z0-9_]+)*(?:@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?)?)/
    guard let match = name.wholeMatch(of: form) else { return nil }
    text = String(match.1)
  }
}

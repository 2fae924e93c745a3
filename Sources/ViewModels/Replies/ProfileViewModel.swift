import Changes
import Interactors
import Localization
import Models
import Presenting
import Texts

import struct Foundation.Date

/// Prepares an account's profile for its view, and routes the user's interactions.
///
/// A snapshot of the interactor's model. This calçot opens no other screen, so it has no coordinator.
package struct ProfileViewModel: Snapshot {
  private let interactor: any ProfileInteractorProtocol
  private let account: Account
  private let failure: RepliesError?
  /// The lines of the account's description.
  ///
  /// A very long description is cut, with a note at the end.
  package let note: [Text]

  package init(interactor: any ProfileInteractorProtocol) {
    self.interactor = interactor
    account = interactor.account
    failure = interactor.failure
    // Prepared once, because the text may be long.
    note = account.note.paragraphs
  }

  package func updated() -> Self { Self(interactor: interactor) }

  // MARK: On the screen

  package var fullName: Text { Text(verbatim: account.fullName) }
  package var accountName: Text { Text(verbatim: account.accountName) }
  package var avatar: AvatarViewModel { AvatarViewModel(account) }
  /// The description of the account's picture, if there is one.
  package var pictureText: Text? { avatar.description.map { .replies(.picture($0.onOneLine.shortened(to: 1000))) } }
  /// The new account, if this account has moved.
  package var moved: Text? { account.newAccountName.map { .replies(.moved(to: $0)) } }
  /// The number of posts.
  ///
  /// This and the next two numbers are nil if the server does not report them.
  package var posts: Int? { account.posts }
  package var followers: Int? { account.followers }
  package var following: Int? { account.following }
  /// The day when the account was created, and the time in ISO 8601, if the server reports it.
  package var since: (day: Text, time: String)? {
    account.since.map { (.date($0, .day, in: interactor.clock.timeZone), $0.ISO8601Format()) }
  }
  package var notice: Notice? { failure.map { Notice($0, by: interactor.clock) } }

  // MARK: Inside: the interactor

  package func fetchAccount() async { await interactor.fetchAccount() }
}

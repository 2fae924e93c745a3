package import Interactors
package import Localization
package import Models

/// Prepares an account's profile for its view, and passes on what the user does there.
///
/// A snapshot of the interactor's model, replaced by the coordinator when the model changes.
///
/// Seed 003.
package struct ProfileViewModel {
  private let interactor: any ProfileInteractorProtocol
  private let coordinator: any ProfileCoordinatorProtocol
  private let strings: Strings
  private let clock: WallClock
  private let account: Account
  private let fetch: Fetch<RepliesError>

  /// What the account says of itself, line by line; of a very long text its start.
  package let note: [String]

  package init(
    interactor: any ProfileInteractorProtocol, coordinator: any ProfileCoordinatorProtocol, strings: Strings,
    clock: WallClock
  ) {
    self.interactor = interactor
    self.coordinator = coordinator
    self.strings = strings
    self.clock = clock
    account = interactor.account
    fetch = interactor.fetch
    note = strings.paragraphs(of: account.note)
  }

  // MARK: What is shown

  package var fullName: String { account.fullName }
  package var accountName: String { account.accountName }
  package var avatar: AvatarViewModel { AvatarViewModel(account) }
  /// What the account's picture shows; nil if nobody has said so.
  package var pictureText: String? {
    avatar.description.map { strings(RepliesText.picture, ["description": $0.onOneLine.shortened(to: 1000)]) }
  }
  /// How much it has written, how many follow it, how many it follows.
  package var counts: [String] {
    [
      strings(RepliesText.postCount, count: account.posts),
      strings(RepliesText.followerCount, count: account.followers),
      strings(RepliesText.followingCount, count: account.following),
    ]
  }
  /// Since when there is the account; nil if the server does not say.
  package var since: String? {
    account.since.map { strings(RepliesText.since, ["date": strings.date($0, in: clock.timeZone)]) }
  }

  /// Why the shown profile is not the newest; nil as long as it is.
  package var fetchFailure: String? {
    guard case .failed(let error) = fetch else { return nil }
    return RepliesAdvice(for: error, strings: strings, clock: clock).message
  }

  // MARK: Inside this calçot: the interactor

  package func fetchAccount() async {
    await interactor.fetchAccount()
  }

  // MARK: To another calçot: the coordinator

  package func dismissProfile() {
    coordinator.dismissProfile()
  }
}

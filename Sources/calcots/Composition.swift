import Alternatives
import Coordinators
import DataProviders
import Foundation
import Interactors
import Localization
import Models
import Navigation
import WebClient

/// The composition root: the only place that chooses data providers for interactors.
///
/// From these services each coordinator assembles its calçot.
extension Services {
  /// Creates a person's services, so that no other part has to pass the person on.
  init(for me: User, over store: ChosenStore, _ app: AppRequest, in environment: Environment) {
    self.init(
      groups: StoredGroupDataProvider(database: store.database, me: me, groupsDidChange: store.groupsDidChange),
      books: StoredBookDataProvider(database: store.database, booksDidChange: store.booksDidChange),
      replies: Self.replies(from: app.server, over: environment.network),
      random: Self.random(seed: app.seed),
      wallClock: WallClock(timeZone: .current) { Date() },
      clock: .continuous)
    warnsOfLostGame = app.warnsOfLostGame
  }

  /// Returns the provider of replies: the server that the user has named, or bundled samples.
  private static func replies(
    from server: ServerAddress?, over network: NetworkSettings
  ) -> any RepliesDataProvider {
    guard let server else { return SampleRepliesDataProvider() }
    return MastodonRepliesDataProvider(server: server, network: network, jitter: { Double.random(in: 0...1) })
  }

  /// Returns the games' source of randomness, which is repeatable if a seed is given.
  static func random(seed: UInt64?) -> any RandomSource {
    seed.map(GeneratedRandom.init(seed:)) ?? GeneratedRandom()
  }

  /// Returns services over samples in memory, from which help reads all screens' commands.
  ///
  /// - Throws: `StoreError` if there is not enough memory.
  package static func sample(in language: Language) async throws(StoreError) -> Services {
    let store = try await ChosenStore.open(
      at: .memory, options: StoreOptions(), beginningWith: .samples { $0.words(in: language) })
    let me = try await store.database.person(of: .only)
    let session = CurrentSession(of: me, accounts: store.accounts) { person in
      Services(for: person, over: store, AppRequest(), in: Environment([:]))
    }
    return session.services
  }

  /// Shows the dice game or the groups in another architecture, with the same services.
  func show(_ route: Route, as alternative: Alternative, on navigation: NavigationController) {
    switch route.app {
    case .groups: alternative.showGroups(on: navigation, dataProvider: groups)
    default: alternative.showDice(on: navigation, random: random)
    }
  }
}

extension ChosenStore {
  /// The people as whom the user can act; nil on a server, where the connection fixes the user.
  var accounts: (any AccountDataProvider)? {
    if case .server = location { return nil }
    return StoredAccountDataProvider(database: database, accountsDidChange: groupsDidChange)
  }
}

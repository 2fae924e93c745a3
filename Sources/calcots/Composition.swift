import Alternatives
import Coordinators
import DataProviders
import Foundation
import Interactors
import Localization
import Models
import Navigation
import WebClient

/// The composition root: the only place that chooses what is behind the protocols of the interactors.
///
/// From these services each coordinator assembles its calçot.
extension Services {
  /// Makes the services for a person, whom no coordinator or interactor has to pass on.
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

  /// The replies on the server that the user has named, or those to the bundled sample accounts.
  private static func replies(
    from server: ServerAddress?, over network: NetworkSettings
  ) -> any RepliesDataProvider {
    guard let server else { return SampleRepliesDataProvider() }
    return MastodonRepliesDataProvider(server: server, network: network, jitter: { Double.random(in: 0...1) })
  }

  /// The randomness of the games, repeatable if a seed is given.
  static func random(seed: UInt64?) -> any RandomSource {
    seed.map(GeneratedRandom.init(seed:)) ?? GeneratedRandom()
  }

  /// The services over samples, in memory: help reads the commands of the screens that they lead to.
  ///
  /// - Throws: `StoreError` if there is no memory.
  package static func sample(in language: Language) async throws(StoreError) -> Services {
    let store = try await ChosenStore.open(
      at: .memory, options: StoreOptions(), beginningWith: .samples { $0.words(in: language) })
    let me = try await store.database.person(of: .only)
    let session = CurrentSession(of: me, accounts: store.accounts) { person in
      Services(for: person, over: store, AppRequest(), in: Environment([:]))
    }
    return session.services
  }

  /// Shows the dice game or the groups in another architecture, over the same providers.
  func show(_ route: Route, as alternative: Alternative, on navigation: NavigationController) {
    switch route.app {
    case .groups: alternative.showGroups(on: navigation, dataProvider: groups)
    default: alternative.showDice(on: navigation, random: random)
    }
  }
}

extension ChosenStore {
  /// The people who can act in this store; nil on a server, where that is decided when the program connects.
  var accounts: (any AccountDataProvider)? {
    if case .server = location { return nil }
    return StoredAccountDataProvider(database: database, accountsDidChange: groupsDidChange)
  }
}

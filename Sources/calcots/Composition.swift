import Alternatives
import Coordinators
import DataProviders
import Foundation
import Interactors
import Localization
import Models
import Navigation

/// The composition root: the only place that chooses what is behind the protocols of the interactors.
///
/// From these services each coordinator assembles its calçot.
extension Services {
  /// Makes the services for a person, whom no coordinator or interactor has to pass on.
  init(for me: User, over store: ChosenStore, _ arguments: Arguments, in environment: Environment) {
    self.init(
      groups: StoredGroupDataProvider(database: store.database, me: me),
      books: StoredBookDataProvider(database: store.database),
      replies: arguments.replies(in: environment),
      random: arguments.random,
      wallClock: WallClock(timeZone: .current) { Date() },
      clock: .continuous)
    warnsOfLostGame = !arguments.noWarning
  }

  /// The services over samples, in memory: help reads the commands of the screens that they lead to.
  ///
  /// - Throws: `StoreError` if there is no memory.
  package static func sample(in language: Language) async throws(StoreError) -> Services {
    let store = try await ChosenStore.open(
      at: .memory, options: StoreOptions(), beginningWith: .samples { $0.words(in: language) })
    let me = try await store.database.person(of: .only)
    return Services(for: me, over: store, Arguments(), in: Environment([:]))
  }

  /// Shows the screen of a route; or the dice game or the groups in another architecture, over the same providers.
  func show(_ route: Route, as alternative: Alternative?, on navigation: NavigationController) {
    switch (alternative, route.app) {
    case (nil, _): route.show(on: navigation, self)
    case (let alternative?, .groups): alternative.showGroups(on: navigation, dataProvider: groups)
    case (let alternative?, _): alternative.showDice(on: navigation, random: random)
    }
  }
}

extension Arguments {
  /// The randomness of the games, repeatable if a seed is given.
  var random: any RandomSource { seed.map(GeneratedRandom.init(seed:)) ?? GeneratedRandom() }

  /// The server that the user named, or the bundled sample accounts.
  fileprivate func replies(in environment: Environment) -> any RepliesDataProvider {
    guard let server else { return SampleRepliesDataProvider() }
    return MastodonRepliesDataProvider(
      server: server, network: environment.network, jitter: { Double.random(in: 0...1) })
  }
}

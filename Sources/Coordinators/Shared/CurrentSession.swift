import Interactors
import Models
import Navigation

/// The session of the current person.
///
/// The services are replaced when a session begins for another person, or in a different store.
///
/// The composition root creates it. Apart from this object, only the coordinators on the stacks hold the services of a session,
/// so ``Place/startOver(showing:)`` frees everything that belonged to the previous session.
package final class CurrentSession {
  /// The accounts the user can act as; nil if the store decides who the user is.
  package private(set) var accounts: (any AccountDataProvider)?
  private var make: (User) -> Services
  /// The services, without a reference to this session, which would otherwise own itself.
  private var made: Services
  /// The stacks on which news is reported; nil if it is not reported.
  private weak var navigation: NavigationController?
  private var reporter: NewsReporter?

  /// Begins the session of a person.
  ///
  /// - Parameters:
  ///   - me: The person.
  ///   - accounts: The accounts the user can act as; nil if the store decides who the user is.
  ///   - make: Creates the services for a person.
  package init(of me: User, accounts: (any AccountDataProvider)?, making make: @escaping (User) -> Services) {
    self.accounts = accounts
    self.make = make
    made = make(me)
  }

  /// Starts reporting the current person's news, on whatever screen is in front.
  package func reportNews(on navigation: NavigationController) {
    self.navigation = navigation
    reporter = NewsReporter(dataProvider: made.groups, navigation: navigation)
  }

  /// The current person's services.
  package var services: Services {
    var services = made
    services.session = self
    return services
  }

  /// Begins a person's session, and replaces the services of the previous session.
  ///
  /// Call this while the stacks start over, because the open screens hold the services of the previous session:
  ///
  ///     navigation.startOver { Route.home.show(on: $0, session.begin(as: person)) }
  ///
  /// - Returns: The person's services.
  package func begin(as person: User) -> Services {
    made = make(person)
    if let navigation { reportNews(on: navigation) }
    return services
  }

  /// Begins a person's session in a different store, with that store's accounts and services.
  ///
  /// - Returns: The person's services.
  package func begin(
    as person: User, accounts: (any AccountDataProvider)?, making make: @escaping (User) -> Services
  ) -> Services {
    self.accounts = accounts
    self.make = make
    return begin(as: person)
  }
}

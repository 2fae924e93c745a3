import Interactors
import Models
import Navigation

/// The session of the person who acts now, which ends when somebody else begins to act.
///
/// The composition root creates it. Besides it, only the coordinators on the stacks hold the services of a session, so
/// ``Place/startOver(showing:)`` frees everything that belonged to the session before.
package final class CurrentSession {
  /// The accounts the user can act as; nil if the store decides who the user is.
  package private(set) var accounts: (any AccountDataProvider)?
  private var make: (User) -> Services
  /// The services without this session, which would otherwise own itself.
  private var made: Services
  /// The stacks on which news is reported, if it is.
  private weak var navigation: NavigationController?
  private var reporter: NewsReporter?

  /// Begins the session of a person.
  ///
  /// - Parameters:
  ///   - me: The person.
  ///   - accounts: The other people who can act; nil where the store decides who the user is.
  ///   - make: Makes the services for a person.
  package init(of me: User, accounts: (any AccountDataProvider)?, making make: @escaping (User) -> Services) {
    self.accounts = accounts
    self.make = make
    made = make(me)
  }

  /// Reports what others do to the person who acts, on whatever screen is in front.
  package func reportNews(on navigation: NavigationController) {
    self.navigation = navigation
    reporter = NewsReporter(dataProvider: made.groups, navigation: navigation)
  }

  /// The services of the person who acts now.
  package var services: Services {
    var services = made
    services.session = self
    return services
  }

  /// Begins the session of a person, whose services replace those of the session before.
  ///
  /// Called while the stacks start over, because the open screens hold the services of the session before:
  ///
  ///     navigation.startOver { Route.home.show(on: $0, session.begin(as: person)) }
  ///
  /// - Returns: The person's services.
  package func begin(as person: User) -> Services {
    made = make(person)
    if let navigation { reportNews(on: navigation) }
    return services
  }

  /// Begins the session of a person in another store, about which nothing is known yet.
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

import Changes
import Interactors
import Models

/// An in-memory data provider for accounts that records calls, and fails or waits on demand.
///
/// It passes the same contract suite as the real data provider.
package final class AccountFakeDataProvider: AccountDataProvider, FakeDataProvider {
  /// A call of the protocol, with its arguments.
  nonisolated package enum Call: Equatable {
    case accounts
    case register(LoginName)
  }

  package let accountsDidChange = ObserverSet<Void>()

  package let fake = FakeCalls<Call, StoreError>()
  private var people: [User]

  /// Creates a provider with people in the order of registration.
  ///
  /// The name of each account is the person's name.
  package init(people: [User] = [.sampleMe, .sample, .sampleJordi]) {
    self.people = people
  }

  package func accounts() async throws(StoreError) -> [User] {
    try await fake.answer(.accounts) { people }
  }

  package func register(_ name: LoginName) async throws(StoreError) -> User {
    try await fake.answer(.register(name)) {
      if let person = people.first(where: { $0.fullName == name.text }) { return person }
      let last = people.compactMap { Int($0.id) }.max() ?? 0
      let person = User(id: String(last + 1), name: PersonName(name), account: name.text)
      people.append(person)
      accountsDidChange.notify()
      return person
    }
  }
}

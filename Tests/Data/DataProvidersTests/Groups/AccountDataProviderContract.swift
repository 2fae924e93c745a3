import Changes
import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// The promises of every `AccountDataProvider`.
///
/// A conformer starts with one person who has an account.
@Suite(.fewAtOnce)
struct AccountDataProviderContract {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(arguments: ConformingProvider.allCases)
  func `only people with an account are listed, in the order of registration`(
    conformer: ConformingProvider
  ) async throws {
    let provider = try await conformer.accounts(in: directory)
    let first = try await provider.accounts()
    #expect(first.count == 1)
    let carla = try await provider.register(LoginName("Carla Puig"))
    let anna = try await provider.register(LoginName("Anna"))
    #expect(try await provider.accounts() == first + [carla, anna])
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a new person has the given name and a unique id`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.accounts(in: directory)
    let ids = try await provider.accounts().map(\.id)
    let person = try await provider.register(LoginName("Carla Puig i Mas"))
    #expect(person == User(id: person.id, firstName: "Carla", lastName: "Puig i Mas", account: "Carla Puig i Mas"))
    #expect(!ids.contains(person.id))
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a person who has an account is not registered again`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.accounts(in: directory)
    let carla = try await provider.register(LoginName("Carla Puig"))
    #expect(try await provider.register(LoginName("Carla Puig")) == carla)
    #expect(try await provider.accounts().count == 2)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `the only user of a store remains the user when another person is registered`(
    conformer: ConformingProvider
  ) async throws {
    let provider = try await conformer.accounts(in: directory)
    let first = try await provider.accounts()
    _ = try await provider.register(LoginName("Carla Puig"))
    #expect(try await provider.accounts().first == first.first)
  }

  @Test(arguments: ConformingProvider.allCases)
  func `a registration notifies the observers`(conformer: ConformingProvider) async throws {
    let provider = try await conformer.accounts(in: directory)
    let changes = ChangeCount(of: provider.accountsDidChange)
    _ = try await provider.register(LoginName("Carla Puig"))
    #expect(changes.value == 1)
  }
}

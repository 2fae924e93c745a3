import Changes
import Fakes
import Interactors
import Models
import Testing

struct AccountsInteractorTests {
  private let provider = AccountFakeDataProvider(people: [.sampleMe, .sample, .sampleJordi])
  private let interactor: AccountsInteractor

  init() {
    interactor = AccountsInteractor(me: .sampleMe, dataProvider: provider)
  }

  @Test func `a fetch loads everyone except the user, and notifies the observers`() async {
    var changes = 0
    interactor.othersDidChange.add(provider) { _ in changes += 1 }
    await interactor.fetchOthers()
    #expect(interactor.others == .loaded([.sample, .sampleJordi]))
    #expect(changes == 1)
  }

  @Test func `after a failed fetch, the people of the previous fetch stay`() async {
    await interactor.fetchOthers()
    let error = StoreError(.busy, path: "x")
    provider.failure = error
    await interactor.fetchOthers()
    #expect(interactor.others == .failed(error, last: [.sample, .sampleJordi]))
  }

  @Test func `a new person is registered under the trimmed name`() async throws {
    let person = try await interactor.register(named: " Carla Puig ")
    #expect(person.fullName == "Carla Puig")
    #expect(provider.calls == [.register(try LoginName("Carla Puig"))])
  }

  @Test(arguments: [("", InvalidName.blank), ("a\nb", .notOneLine), (String(repeating: "a", count: 101), .tooLong)])
  func `an invalid name is refused, and no person is registered`(typed: String, reason: InvalidName) async {
    #expect(interactor.problem(withName: typed) == .invalidName(reason))
    await #expect(throws: AccountsError.invalidName(reason)) { try await interactor.register(named: typed) }
    #expect(provider.calls == [])
  }

  @Test func `a valid name is accepted`() {
    #expect(interactor.problem(withName: "Carla") == nil)
  }

  @Test func `if the store fails, the interactor throws an error that contains the store's error`() async {
    let error = StoreError(.readOnly, path: "x")
    provider.failure = error
    await #expect(throws: AccountsError.store(error)) { try await interactor.register(named: "Carla") }
  }
}

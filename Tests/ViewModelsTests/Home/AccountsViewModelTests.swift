import Changes
import Fakes
import Localization
import Models
import Presenting
import Testing
import Texts
import ViewModels

struct AccountsViewModelTests {
  private let interactor = AccountsFakeInteractor(others: [.sample, .sampleJordi])
  private let coordinator = AccountsFakeCoordinator()
  private var viewModel: AccountsViewModel { AccountsViewModel(interactor: interactor, coordinator: coordinator) }

  @Test func `the other people are listed and counted`() {
    #expect(viewModel.rows.map(\.id) == [User.sample.id, User.sampleJordi.id])
    #expect(viewModel.content == .loaded(.home(.accountCount(2))))
  }

  @Test func `without other people, a message is shown, and nobody can be chosen`() async {
    interactor.others = .loaded([])
    #expect(viewModel.content == .empty(.home(.nobodyElse)))
    await #expect(throws: CommandError(.shared(.noRows))) { try await viewModel.act(0) }
  }

  @Test func `if a fetch fails, the error is shown`() {
    let error = StoreError(.busy, path: "x")
    interactor.others = .failed(error, last: nil)
    #expect(viewModel.notice == Notice(.error, .shared(.fetchFailed(error.text)), remedy: error.remedy))
  }

  @Test func `choosing a row begins the session of the person whom the user saw`() async throws {
    let seen = viewModel
    interactor.others = .loaded([.sampleSiobhan])
    try await seen.act(1)
    #expect(coordinator.calls == [.beginSession(.sampleJordi)])
  }

  @Test func `a new person is registered, and then a session begins for that person`() async throws {
    try await viewModel.actAsNewPerson("Carla")
    #expect(interactor.calls == [.register("Carla")])
    #expect(coordinator.calls == [.beginSession(User(id: "new", firstName: "Carla", lastName: ""))])
  }

  @Test func `if a person cannot be registered, no session begins`() async {
    interactor.failure = .store(StoreError(.readOnly, path: "x"))
    await #expect(throws: CommandError.self) { try await viewModel.actAsNewPerson("Carla") }
    #expect(coordinator.calls == [])
  }

  @Test func `if a name is invalid, the reason is shown while the user types`() {
    interactor.problem = .invalidName(.blank)
    #expect(viewModel.problem(withName: "") == .home(.nameBlank))
  }
}

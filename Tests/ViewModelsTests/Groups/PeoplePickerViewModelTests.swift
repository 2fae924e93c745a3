import Changes
import Fakes
import Interactors
import Localization
import Models
import Observation
import Presenting
import Synchronization
import Testing
import Texts
import ViewModels

struct PeoplePickerViewModelTests {
  private let interactor = PeoplePickerFakeInteractor()
  private let coordinator = PeoplePickerFakeCoordinator()
  private let viewModel: PeoplePickerViewModel

  init() {
    viewModel = PeoplePickerViewModel(interactor: interactor, coordinator: coordinator)
  }

  private var names: [Text] { viewModel.rows.map(\.fullName) }

  private func search(_ filter: String) async {
    viewModel.filter = filter
    await viewModel.search()
  }

  @Test func `without a filter, everyone is shown`() {
    #expect(names == ["Anna Roca", "Jordi Soler", "Siobhan O'Brien", "美咲 佐藤"])
    #expect(viewModel.content == .loaded(.groups(.peopleCount(4))))
    #expect(viewModel.hasAllRows)
  }

  @Test func `the typed text is searched for`() async {
    viewModel.filter = "an"
    await viewModel.search()
    #expect(interactor.calls == [.fetchPeopleMatching("an")])
    #expect(names == ["Anna Roca", "Siobhan O'Brien"])
    #expect(viewModel.searchedFilter == "an")
  }

  @Test func `if more people match than are shown, a message shows this`() {
    interactor.people = .loaded(FoundPeople(among: User.samples, limit: 2))
    #expect(names == ["Anna Roca", "Jordi Soler"])
    #expect(viewModel.content == .loaded(.groups(.firstPeople(2))))
    #expect(!viewModel.hasAllRows)
  }

  @Test func `each keystroke notifies the observers`() {
    let changes = Mutex(0)
    for filter in ["a", "an", "ann"] {
      withObservationTracking {
        _ = viewModel.filter
      } onChange: {
        changes.withLock { $0 += 1 }
      }
      viewModel.filter = filter
    }
    #expect(changes.withLock { $0 } == 3)
  }

  @Test func `until the search for the typed filter has ended, nobody can be picked`() async {
    viewModel.filter = "jordi"
    #expect(names.count == 4)
    #expect(viewModel.pick.disabledReason == .groups(.notSearchedYet))
    interactor.people = .failed(.store(StoreError(.busy, path: "x")), last: FoundPeople(among: User.samples))
    #expect(viewModel.pick.disabledReason == .groups(.notSearchedYet))
    await viewModel.search()
    #expect(viewModel.pick.isEnabled)
  }

  @Test func `if no person matches the filter, a message is shown`() async {
    await search("xyz")
    #expect(viewModel.content == .empty(.groups(.noMatch(filter: "xyz"))))
    #expect(viewModel.pick.disabledReason == .shared(.noRows))
  }

  @Test func `if everyone is in the group, nobody can be picked`() {
    interactor.people = .loaded(FoundPeople(among: []))
    #expect(viewModel.content == .empty(.groups(.everyoneIsMember)))
    #expect(viewModel.pick.disabledReason == .shared(.noRows))
  }

  @Test func `until people have been fetched, the list is shown as loading`() {
    interactor.people = .loading(last: nil)
    #expect(viewModel.content == .loading(.shared(.loading)))
    #expect(names == [])
  }

  @Test func `after a failed fetch, the people stay, and the notice shows the error`() {
    let failure = GroupsError.store(StoreError(.busy, path: "x"))
    interactor.people = .failed(failure, last: FoundPeople(among: User.samples))
    #expect(names.count == 4)
    #expect(viewModel.notice == Notice(.error, .shared(.fetchFailed(failure.text)), remedy: .retry))
    #expect(viewModel.pick.isEnabled)
  }

  @Test func `if the group was deleted, nobody can be picked`() {
    interactor.people = .failed(.groupGone, last: FoundPeople(among: User.samples))
    #expect(viewModel.notice == Notice(.error, .groups(.groupGone)))
    #expect(viewModel.pick.disabledReason == .groups(.groupGone))
  }

  @Test func `refreshing fetches the data again`() async {
    await viewModel.fetchPeople()
    #expect(interactor.calls == [.fetchPeople])
  }

  @Test func `picking a row returns the person in that row as the answer`() async throws {
    await search("jordi")
    try await viewModel.pick(0)
    #expect(coordinator.calls == [.finish([.sampleJordi])])
  }

  @Test func `marked people stay marked when the filter changes, and are picked together`() async throws {
    await search("jordi")
    try await viewModel.mark(0)
    await search("anna")
    try await viewModel.mark(0)
    #expect(viewModel.markedPeople == .groups(.peopleMarked(["Jordi Soler", "Anna Roca"])))
    #expect(viewModel.rows.map(\.mark) == [.groups(.marked)])
    try await viewModel.pickMarked()
    #expect(coordinator.calls == [.finish([.sampleJordi, .sample])])
  }

  @Test func `marking a person again removes the mark`() async throws {
    try await viewModel.mark(0)
    try await viewModel.mark(0)
    #expect(viewModel.numberOfMarkedPeople == 0)
    #expect(viewModel.markedPeople == nil)
    #expect(viewModel.rows.allSatisfy { $0.mark == nil })
  }

  @Test func `if the group was deleted, the marked people cannot be picked`() async throws {
    try await viewModel.mark(0)
    interactor.people = .failed(.groupGone, last: FoundPeople(among: User.samples))
    #expect(viewModel.pickMarked.disabledReason == .groups(.groupGone))
    #expect(viewModel.rows.isEmpty)
  }

  @Test func `a command picks the person who was in the row when the command was created`() async throws {
    await search("jordi")
    let pick = viewModel.pick
    await search("")
    try await pick(0)
    #expect(coordinator.calls == [.finish([.sampleJordi])])
  }

  @Test(arguments: [(-1, 0), (1, 2), (Int.max, Int.max)])
  func `a command for a row that does not exist is refused`(row: Int, number: Int) async {
    await search("jordi")
    await #expect(throws: CommandError(.shared(.noSuchRow(number)))) { try await viewModel.pick(row) }
    #expect(coordinator.calls == [])
  }

  @Test func `people whose names look the same are shown with their accounts`() throws {
    let people = [("1", "Anna", "anna1"), ("2", "Jordi", "jordi"), ("3", "ANNA", "anna2")].map { id, name, account in
      User(id: id, firstName: name, lastName: "Roca", account: account)
    }
    interactor.people = .loaded(FoundPeople(among: people))
    #expect(viewModel.rows.map(\.account) == ["anna1", nil, "anna2"])
  }
}

import Fakes
import Interactors
import Localization
import Models
import Observation
import Synchronization
import Testing
import ViewModels

struct PeoplePickerViewModelTests {
  private let interactor = PeoplePickerFakeInteractor()
  private let coordinator = PeoplePickerFakeCoordinator()
  private let viewModel: PeoplePickerViewModel

  init() {
    viewModel = PeoplePickerViewModel(interactor: interactor, coordinator: coordinator)
  }

  private var names: [Text] { viewModel.rows.map(\.fullName) }

  @Test func `without a filter everyone is shown`() {
    #expect(names == ["Anna Roca", "Jordi Soler", "Siobhan O'Brien", "美咲 佐藤"])
    #expect(viewModel.content == .loaded(.groups(.peopleCount(4))))
  }

  @Test(
    arguments: [
      ("an", ["Anna Roca", "Siobhan O'Brien"]), ("AN", ["Anna Roca", "Siobhan O'Brien"]), ("o'b", ["Siobhan O'Brien"]),
      ("roca anna", ["Anna Roca"]), (" jordi ", ["Jordi Soler"]), ("佐藤", ["美咲 佐藤"]), ("ànná", ["Anna Roca"]),
    ])
  func `the filter narrows, word by word, regardless of case and accents`(filter: String, found: [String]) {
    viewModel.filter = filter
    #expect(names == found.map(Text.init(verbatim:)))
  }

  @Test func `accents in a name need not be typed`() {
    interactor.people = .loaded([User(id: "1", firstName: "Núria", lastName: "Şahin")])
    viewModel.filter = "nuria sahin"
    #expect(names == ["Núria Şahin"])
  }

  @Test func `other people are searched anew, though they are as many as before`() {
    viewModel.filter = "jordi"
    #expect(names == ["Jordi Soler"])
    interactor.people = .loaded(
      (1...4).map { User(id: "\($0)", firstName: $0 == 4 ? "Jordi" : "Pau", lastName: "Mas") })
    #expect(names == ["Jordi Mas"])
  }

  @Test func `each keystroke is observed`() {
    let changes = Mutex(0)
    for filter in ["a", "an", "ann"] {
      withObservationTracking {
        _ = viewModel.rows
      } onChange: {
        changes.withLock { $0 += 1 }
      }
      viewModel.filter = filter
    }
    #expect(changes.withLock { $0 } == 3)
  }

  @Test func `a filter without a match says so`() {
    viewModel.filter = "xyz"
    #expect(viewModel.content == .empty(.groups(.noMatch(filter: "xyz"))))
    #expect(viewModel.pick.disabledReason == .shared(.noRows))
  }

  @Test func `with everyone in the group there is no one to pick`() {
    interactor.people = .loaded([])
    #expect(viewModel.content == .empty(.groups(.everyoneIsMember)))
    #expect(viewModel.pick.disabledReason == .shared(.noRows))
  }

  @Test func `until people are there it is loading`() {
    interactor.people = .loading(last: nil)
    #expect(viewModel.content == .loading(.shared(.loading)))
  }

  @Test func `a failure keeps the people and says why`() {
    let failure = GroupsError.store(StoreError(.busy, path: "x"))
    interactor.people = .failed(failure, last: User.samples)
    #expect(names.count == 4)
    #expect(viewModel.notice == Notice(.error, .shared(.fetchFailed(failure.text)), remedy: .retry))
    #expect(viewModel.pick.isEnabled)
  }

  @Test func `for a group that is gone there is no one to pick`() {
    interactor.people = .failed(.groupGone, last: User.samples)
    #expect(viewModel.notice == Notice(.error, .groups(.groupGone)))
    #expect(viewModel.pick.disabledReason == .groups(.groupGone))
  }

  @Test func `refreshing fetches`() async {
    await viewModel.fetchPeople()
    #expect(interactor.calls == [.fetchPeople])
  }

  @Test func `picking answers with the person of the row`() async throws {
    viewModel.filter = "jordi"
    try await viewModel.pick(0)
    #expect(coordinator.calls == [.finish(User.sampleJordi.id)])
  }

  @Test func `the person who was in the row when the command was made is meant`() async throws {
    viewModel.filter = "jordi"
    let pick = viewModel.pick
    viewModel.filter = ""
    try await pick(0)
    #expect(coordinator.calls == [.finish(User.sampleJordi.id)])
  }

  @Test(arguments: [(-1, 0), (1, 2), (Int.max, Int.max)])
  func `a row that does not exist is refused`(row: Int, number: Int) async {
    viewModel.filter = "jordi"
    await #expect(throws: CommandError(.shared(.noSuchRow(number)))) { try await viewModel.pick(row) }
    #expect(coordinator.calls == [])
  }
}

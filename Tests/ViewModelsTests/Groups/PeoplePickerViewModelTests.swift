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

  init() async {
    viewModel = PeoplePickerViewModel(interactor: interactor, coordinator: coordinator)
    await viewModel.fetchPeople()
  }

  private var names: [String] { viewModel.rows.map(\.fullName) }

  @Test func `without a filter everybody is shown`() {
    #expect(names == ["Anna Roca", "Jordi Soler", "Siobhan O'Brien", "美咲 佐藤"])
    #expect(viewModel.content == .loaded("4 people"))
  }

  @Test(
    arguments: [
      ("an", ["Anna Roca", "Siobhan O'Brien"]), ("AN", ["Anna Roca", "Siobhan O'Brien"]), ("o'b", ["Siobhan O'Brien"]),
      ("roca anna", ["Anna Roca"]), (" jordi ", ["Jordi Soler"]), ("佐藤", ["美咲 佐藤"]), ("ànná", ["Anna Roca"]),
    ])
  func `the filter narrows, word by word, without regard to case and accents`(filter: String, found: [String]) {
    viewModel.filter = filter
    #expect(names == found)
  }

  @Test func `accents in a name need not be typed`() async {
    interactor.stock = [User(id: "1", firstName: "Núria", lastName: "Şahin")]
    await viewModel.fetchPeople()
    viewModel.filter = "nuria sahin"
    #expect(names == ["Núria Şahin"])
  }

  @Test func `each keystroke is heard of`() {
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

  @Test func `a filter that nobody matches says so`() {
    viewModel.filter = "xyz"
    #expect(viewModel.content == .empty("Nobody matches “xyz”."))
  }

  @Test func `with everybody in the group there is nobody to pick`() async {
    interactor.stock = []
    await viewModel.fetchPeople()
    #expect(viewModel.content == .empty("Everybody is in this group already."))
  }

  @Test func `until people are there it is loading`() {
    interactor.people = []
    interactor.fetch = .running
    #expect(viewModel.content == .loading("Loading…"))
  }

  @Test func `a failure keeps the people and says why`() async {
    let failure = GroupsError.store(StoreError(.busy, path: "x"))
    interactor.failure = failure
    await viewModel.fetchPeople()
    #expect(names.count == 4)
    #expect(viewModel.fetchFailure == Strings(.en).fetchMessage(for: failure))
  }

  @Test func `a failure without people stands in their place`() {
    interactor.people = []
    interactor.fetch = .failed(.groupGone)
    #expect(viewModel.content == .failed(Strings(.en)(GroupsText.groupGone)))
  }

  @Test func `picking answers with the person of the row`() async throws {
    viewModel.filter = "jordi"
    try await viewModel.pick(at: 0)
    #expect(coordinator.calls == [.finish(User.sampleJordi.id)])
  }

  @Test func `whoever stood in the row when the command was made is meant`() async throws {
    viewModel.filter = "jordi"
    let pick = viewModel.pick
    viewModel.filter = ""
    try await pick(at: 0)
    #expect(coordinator.calls == [.finish(User.sampleJordi.id)])
  }

  @Test(arguments: [-1, 1, Int.max])
  func `a row that does not exist is refused`(row: Int) async {
    viewModel.filter = "jordi"
    await #expect(throws: Refusal.self) { try await viewModel.pick(at: row) }
    #expect(coordinator.calls == [])
  }

  @Test func `going back answers with nobody`() {
    viewModel.cancel()
    #expect(coordinator.calls == [.cancel])
  }
}

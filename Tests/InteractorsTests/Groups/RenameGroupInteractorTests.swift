import Fakes
import Interactors
import Models
import Observing
import Testing

struct RenameGroupInteractorTests {
  private let provider = GroupFakeDataProvider()
  private let interactor: RenameGroupInteractor

  init() async {
    interactor = RenameGroupInteractor(group: Group.sample.id, dataProvider: provider)
    await interactor.fetchGroup()
  }

  @Test func `it holds the group`() {
    #expect(interactor.group == .loaded(.sample))
  }

  @Test func `a new name is no problem`() {
    #expect(interactor.problem(withName: "Runners") == nil)
  }

  @Test(arguments: [("", InvalidName.blank), (" ", .blank), (String(repeating: "n", count: 101), .tooLong)])
  func `a name that will not do is a problem, and is refused`(name: String, reason: InvalidName) async {
    #expect(interactor.problem(withName: name) == .invalidName(reason))
    await #expect(throws: GroupsError.invalidName(reason)) { try await interactor.rename(to: name) }
    #expect(provider.calls == [.group(Group.sample.id)])
  }

  @Test func `renaming asks the data provider for the trimmed name`() async throws {
    try await interactor.rename(to: " Runners ")
    #expect(provider.calls.last == .rename(Group.sample.id, to: try GroupName("Runners")))
  }

  @Test func `what the data provider refuses is passed on`() async {
    let failure = GroupsError.store(StoreError(.readOnly, path: "x"))
    provider.failure = failure
    await #expect(throws: failure) { try await interactor.rename(to: "Runners") }
  }
}

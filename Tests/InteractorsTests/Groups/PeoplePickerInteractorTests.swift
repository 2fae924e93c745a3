import Fakes
import Interactors
import Models
import Testing

struct PeoplePickerInteractorTests {
  private let provider = GroupFakeDataProvider()
  private let interactor: PeoplePickerInteractor

  init() {
    interactor = PeoplePickerInteractor(group: Group.sample.id, dataProvider: provider)
  }

  @Test func `a fetch brings those who are not in the group`() async {
    await interactor.fetchPeople()
    #expect(interactor.people == [.sampleSiobhan, .sampleMisaki])
    #expect(interactor.fetch == .finished)
  }

  @Test func `a failed fetch keeps the people and says why`() async {
    await interactor.fetchPeople()
    provider.failure = .groupGone
    await interactor.fetchPeople()
    #expect(interactor.people == [.sampleSiobhan, .sampleMisaki])
    #expect(interactor.fetch == .failed(.groupGone))
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `of two overlapping fetches the later request wins, whichever answers first`(order: [Int]) async throws {
    provider.holdAnswers()
    let earlier = Task { await interactor.fetchPeople() }
    while provider.calls.isEmpty { await Task.yield() }
    let change = Task { try await provider.add(user: User.sampleMisaki.id, to: Group.sample.id) }
    await provider.answer(call: 1)
    _ = try await change.value
    let later = Task { await interactor.fetchPeople() }
    for call in order { await provider.answer(call: call == 0 ? 0 : 2) }
    await earlier.value
    await later.value
    #expect(interactor.people == [.sampleSiobhan])
  }
}

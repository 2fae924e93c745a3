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

  @Test func `a fetch brings the people who are not in the group`() async {
    await interactor.fetchPeople()
    #expect(interactor.people == .loaded([.sampleSiobhan, .sampleMisaki]))
  }

  @Test func `a failed fetch keeps the people and says why`() async {
    await interactor.fetchPeople()
    provider.failure = .groupGone
    await interactor.fetchPeople()
    #expect(interactor.people == .failed(.groupGone, last: [.sampleSiobhan, .sampleMisaki]))
  }
}

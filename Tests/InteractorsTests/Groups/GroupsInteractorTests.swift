import Fakes
import Interactors
import Models
import Testing

struct GroupsInteractorTests {
  private let provider = GroupFakeDataProvider()
  private let interactor: GroupsInteractor

  init() {
    interactor = GroupsInteractor(dataProvider: provider)
  }

  @Test func `a first fetch is seen running, then finished`() async {
    var history: [Fetch<GroupsError>] = []
    interactor.groupsListDidChange.add { [unowned interactor] in history.append(interactor.fetch) }
    await interactor.fetchGroups()
    #expect(history == [.running, .finished])
  }

  @Test func `a fetch that finds nothing new notifies nobody`() async {
    await interactor.fetchGroups()
    var notifications = 0
    interactor.groupsListDidChange.add { notifications += 1 }
    await interactor.fetchGroups()
    #expect(notifications == 0)
  }

  @Test func `an empty answer is an answer`() async {
    let interactor = GroupsInteractor(dataProvider: GroupFakeDataProvider(joined: []))
    await interactor.fetchGroups()
    #expect(interactor.groupsList.groups == [])
    #expect(interactor.fetch == .finished)
  }

  @Test func `a failure is forgotten while it is tried again`() async {
    provider.failure = .store(StoreError(.busy, path: "x"))
    await interactor.fetchGroups()
    provider.failure = nil
    var history: [Fetch<GroupsError>] = []
    interactor.groupsListDidChange.add { [unowned interactor] in history.append(interactor.fetch) }
    await interactor.fetchGroups()
    #expect(history == [.running, .finished])
  }

  @Test func `after a failure the category that was wanted is tried again`() async {
    provider.failure = .store(StoreError(.busy, path: "x"))
    await interactor.fetchGroups(in: .suggested)
    #expect(interactor.groupsList.groupsCategory == .joined)
    provider.failure = nil
    await interactor.fetchGroups()
    #expect(interactor.groupsList.groupsCategory == .suggested)
  }

  /// Two fetches at once, answered in the given order: 0 is the earlier request.
  @Test(arguments: [[0, 1], [1, 0]])
  func `of two overlapping fetches the later request wins, whichever answers first`(order: [Int]) async {
    provider.holdAnswers()
    let earlier = Task { await interactor.fetchGroups(in: .invited) }
    while provider.calls.count < 1 { await Task.yield() }
    let later = Task { await interactor.fetchGroups(in: .suggested) }
    for call in order { await provider.answer(call: call) }
    await earlier.value
    await later.value
    #expect(interactor.groupsList == GroupsList(groups: [.sampleSuggested], groupsCategory: .suggested))
  }
}

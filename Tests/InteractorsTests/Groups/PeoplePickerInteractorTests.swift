import Changes
import Fakes
import Interactors
import Models
import TestSupport
import Testing

@Suite(.turnLimit)
struct PeoplePickerInteractorTests {
  private let provider = GroupFakeDataProvider()
  private let clock = ManualClock()
  private let interactor: PeoplePickerInteractor
  private let others: [User] = [.sampleSiobhan, .sampleMisaki]

  init() {
    interactor = PeoplePickerInteractor(group: Group.sample.id, dataProvider: provider, clock: clock)
  }

  private func call(_ filter: String) -> GroupFakeDataProvider.Call {
    .people(matching: filter, notIn: Group.sample.id)
  }

  /// Gives a filter, and waits until it pauses.
  private func type(_ filter: String) async -> Task<Void, Never> {
    let count = clock.sleeperCount
    let typing = Task.immediate { await interactor.fetchPeople(matching: filter) }
    await eventually("the search pauses") { clock.sleeperCount == count + 1 }
    return typing
  }

  @Test func `a fetch loads the people who are not in the group, without a pause`() async {
    await interactor.fetchPeople()
    #expect(interactor.people == .loaded(FoundPeople(among: others)))
    #expect(clock.sleeperCount == 0)
  }

  @Test
  func `no more people than the limit are fetched until all are requested, and another filter restores the limit`()
    async throws
  {
    let many = (101...160).map { User(id: "\($0)", firstName: "Anna", lastName: "\($0)") }
    let provider = GroupFakeDataProvider(groups: [.sampleEmpty], people: many)
    let interactor = PeoplePickerInteractor(group: Group.sampleEmpty.id, dataProvider: provider, clock: clock)
    await interactor.fetchPeople()
    #expect(interactor.people.value?.people == Array(many.prefix(50)))
    #expect(interactor.people.value?.isWhole == false)

    await interactor.fetchAllPeople()
    #expect(interactor.people.value?.people == many)
    await interactor.fetchPeople()
    #expect(interactor.people.value?.people == many)

    let typing = Task.immediate { await interactor.fetchPeople(matching: "anna") }
    await eventually("the search pauses") { clock.sleeperCount == 1 }
    clock.advance()
    try await value(of: typing, "the search ends")
    #expect(interactor.people.value?.people == Array(many.prefix(50)))
  }

  @Test func `after a failed fetch, the people stay, and the error is reported`() async {
    await interactor.fetchPeople()
    provider.failure = .groupGone
    await interactor.fetchPeople()
    #expect(interactor.people == .failed(.groupGone, last: FoundPeople(among: others)))
  }

  // MARK: Filters

  @Test func `a search for a typed filter starts after a pause`() async throws {
    let typing = await type("brien")
    #expect(provider.calls == [])
    clock.advance()
    try await value(of: typing, "the search ends")
    #expect(provider.calls == [call("brien")])
    #expect(interactor.people == .loaded(FoundPeople(matching: "brien", among: others)))
  }

  @Test func `if several filters are typed quickly, only the last one is searched for`() async throws {
    let typing = [await type("b"), await type("br"), await type("bri")]
    clock.advance()
    for task in typing { try await value(of: task, "the search ends") }
    #expect(provider.calls == [call("bri")])
  }

  @Test func `an answer that arrives after the answer to a later filter is dropped`() async throws {
    provider.holdAnswers()
    let old = await type("misaki")
    clock.advance()
    await eventually("the first filter is searched for") { provider.calls == [call("misaki")] }
    let new = await type("brien")
    clock.advance()
    await eventually("the second filter is searched for") { provider.answer(call("brien")) }
    try await value(of: new, "the second search ends")
    #expect(provider.answer(call("misaki")))
    try await value(of: old, "the first search ends")
    #expect(interactor.people == .loaded(FoundPeople(matching: "brien", among: others)))
  }

  @Test func `a fetch during the pause uses the new filter`() async {
    let typing = await type("brien")
    await interactor.fetchPeople()
    #expect(provider.calls == [call("brien")])
    typing.cancel()
  }

  @Test func `a search does not start if its screen is left during the pause`() async throws {
    let typing = await type("brien")
    typing.cancel()
    try await value(of: typing, "the search ends")
    #expect(provider.calls == [])
  }
}

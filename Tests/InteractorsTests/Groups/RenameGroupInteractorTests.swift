import Changes
import Fakes
import Interactors
import Models
import TestSupport
import Testing

struct RenameGroupInteractorTests {
  private let provider = GroupFakeDataProvider()
  private let interactor: RenameGroupInteractor

  init() async {
    interactor = RenameGroupInteractor(group: Group.sample.id, dataProvider: provider)
    await interactor.fetchGroup()
  }

  @Test func `the interactor starts with the group that has been fetched`() {
    #expect(interactor.group == .loaded(.sample))
  }

  @Test func `a new valid name is accepted`() {
    #expect(interactor.problem(withName: "Runners") == nil)
  }

  @Test(arguments: [("", InvalidName.blank), (" ", .blank), (String(repeating: "n", count: 101), .tooLong)])
  func `an invalid name is reported and refused`(name: String, reason: InvalidName) async {
    #expect(interactor.problem(withName: name) == .invalidName(reason))
    await #expect(throws: GroupsError.invalidName(reason)) {
      try await interactor.rename(to: name, from: Group.sample.name)
    }
    #expect(provider.calls == [.group(Group.sample.id)])
  }

  @Test func `renaming passes the trimmed name to the data provider`() async throws {
    let (group, undo) = try await interactor.rename(to: " Runners ", from: Group.sample.name)
    #expect(provider.calls.last == .apply([.rename(Group.sample.id, from: Group.sample.name, to: "Runners")]))
    #expect(group.name == "Runners")
    _ = try await undo()
    #expect(provider.calls.last == .apply([.rename(Group.sample.id, from: "Runners", to: Group.sample.name)]))
  }

  @Test func `a group is not renamed if it has been given another name in the meantime`() async throws {
    try await provider.rename(group: Group.sample.id, to: GroupName("Towers"))
    await #expect(throws: GroupsError.renamedSince("Towers")) {
      try await interactor.rename(to: "Runners", from: Group.sample.name)
    }
  }

  @Test func `if the data provider refuses a change, the interactor throws the same error`() async {
    let failure = GroupsError.store(StoreError(.readOnly, path: "x"))
    provider.failure = failure
    await #expect(throws: failure) { try await interactor.rename(to: "Runners", from: Group.sample.name) }
  }
}

import Foundation
import TestSupport
import Testing

/// The trace that the built program prints with `--trace` if no pane shows it.
@Suite(.serialized, .turnLimit(15_000))
struct TraceBinaryTests {
  @Test(arguments: [
    (
      "groups", "open 1\nadd\npick 1\n", "Added",
      ["groupsList(of:limit:)", "group(_:)", "people(matching:notIn:limit:)", "apply(_:)"].map {
        "GroupDataProvider.\($0)"
      }
    ),
    (
      "books", "study 1\nknow 1\n", "Learnt 1 card",
      ["books()", "book(_:)", "apply(_:)"].map { "BookDataProvider.\($0)" }
    ),
    (
      "replies/@alice", "author 1\nrefresh\n", "every other day",
      ["account(named:)", "account(_:)", "posts(by:at:)", "replies(to:)"].map { "RepliesDataProvider.\($0)" }
    ),
  ])
  func `a trace lists each call of a data provider, and does not change what the call does`(
    path: String, input: String, result: String, calls: [String]
  ) async throws {
    let run = try await Binary.run(path, "--trace", "--store", "memory", input: input)
    #expect(run.status == 0)
    #expect(run.output.contains(result), "\(run.output)")
    for call in calls { #expect(run.messages.contains("        store: \(call)\n"), "\(run.messages)") }
  }

  @Test func `a trace lists the pages that are added to the stack and removed from it`() async throws {
    let run = try await Binary.run("groups", "--trace", "--store", "memory", input: "open 1\nback\n")
    let steps = run.messages.split(separator: "\n")
    #expect(
      steps.filter { $0.hasPrefix("        pages: ") }.map { $0.dropFirst(15) } == [
        "push GroupsView", "push GroupView", "pop GroupView", "pop GroupsView",
      ])
  }

  @Test func `a trace lists the field that is filled in, and the call that follows`() async throws {
    let run = try await Binary.run("groups", "--trace", "--store", "memory", input: "open 1\nadd\nset filter an\n")
    #expect(
      run.messages.contains("\n  PeoplePickerView.set filter\n    PeoplePickerViewModel.search()\n"), "\(run.messages)")
  }

  @Test func `the first line of a trace explains the terms in the other lines`() async throws {
    let run = try await Binary.run("dice", "--trace", input: "roll\n")
    #expect(run.messages.hasPrefix("Trace: "))
    #expect(run.messages.split(separator: "Trace: ").count == 1)
  }

  @Test func `after a command has waited for another screen, the trace shows where the command continues`() async throws
  {
    let run = try await Binary.run("groups/1", "--trace", "--store", "memory", input: "add\npick 1\n")
    #expect(
      run.messages.contains("\n    goes on: GroupViewModel.addMember\n      inside: GroupInteractor.add(users:)\n"),
      "\(run.messages)")
  }

  @Test func `a trace shows an undo as a call of the history`() async throws {
    let run = try await Binary.run("groups/1", "--trace", "--store", "memory", input: "add\npick 1\nundo\n")
    #expect(
      run.messages.contains("      inside: History.undo()\n        store: GroupDataProvider.apply(_:)\n"),
      "\(run.messages)")
  }

  @Test func `a trace shows which stack comes to the front`() async throws {
    let run = try await Binary.run("--trace", "--store", "memory", input: "open 1\nhome\nopen 1\n")
    #expect(run.messages.contains("\nhome\n  DiceLabelView.home\n        pages: turn to HomeView\n"), "\(run.messages)")
    #expect(run.messages.split(separator: "turn to DiceLabelView").count == 2, "\(run.messages)")
  }

  @Test func `a trace shows that all pages are replaced when another person begins to act`() async throws {
    let folder = try ScratchFolder()
    let run = try await Binary.run(
      "--trace", "--store", folder.path("store"), "--user", "anna", input: "accounts\nnew Carla\n")
    let start = "        pages: start over\n        pages: push HomeView\n    HomeViewModel.fetchUnreadNews()\n"
    #expect(run.messages.contains(start), "\(run.messages)")
  }

  @Test(arguments: [
    ("mvc", "  NaiveGroupsView.rowSelected(_:)\n        pages: push NaiveGroupView\n"),
    ("mvvm", "    MVVMGroupsViewModel.open(_:)\n      elsewhere: MVVMGroupsRouter.showGroup(_:on:)\n"),
    ("unidirectional", "    GroupsFeature.perform\n        pages: push UnidirectionalGroupView\n"),
  ])
  func `in another architecture, a trace shows the parts of this architecture`(architecture: String, steps: String)
    async throws
  {
    let run = try await Binary.run(
      "groups", "--as", architecture, "--trace", "--store", "memory", input: "open 1\n")
    #expect(run.messages.contains(steps), "\(run.messages)")
  }
}

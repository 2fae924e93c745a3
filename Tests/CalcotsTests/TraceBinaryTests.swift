import Foundation
import TestSupport
import Testing

/// What the built program says of its own work with `--trace`, where no pane shows it.
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
  func `it names each call of a data provider, which does what it does without it`(
    path: String, input: String, result: String, calls: [String]
  ) async throws {
    let run = try await Binary.run(path, "--trace", "--store", "memory", input: input)
    #expect(run.status == 0)
    #expect(run.output.contains(result), "\(run.output)")
    for call in calls { #expect(run.messages.contains("→ \(call)\n"), "\(run.messages)") }
  }

  @Test func `it names the pages that come and go`() async throws {
    let run = try await Binary.run("groups", "--trace", "--store", "memory", input: "open 1\nback\n")
    let steps = run.messages.split(separator: "\n")
    #expect(
      steps.filter { $0.hasPrefix("→ push ") || $0.hasPrefix("→ pop ") } == [
        "→ push GroupsView", "→ push GroupView", "→ pop GroupView", "→ pop GroupsView",
      ])
  }

  @Test func `it names a field that is filled in, and what that leads to`() async throws {
    let run = try await Binary.run("groups", "--trace", "--store", "memory", input: "open 1\nadd\nset filter an\n")
    #expect(
      run.messages.contains("→ PeoplePickerView.set filter\n→ PeoplePickerViewModel.search()\n"), "\(run.messages)")
  }
}

import Coordinators
import Fakes
import Interactors
import Models
import Navigation
import Sessions
import TestSupport
import Testing
import TextUISupport

/// A change travels once: each command makes its screen's model notify once if something has changed, and never if not.
///
/// A page whose view model is a snapshot then gets one successor; all others keep their view model.
@Suite(.turnLimit)
struct ModelChangesTests {
  /// Lines on the screen with a path; what is counted is what the last of them, joined by `+`, do to it.
  typealias Example = (path: String, first: [String], lines: String, count: Int)

  private nonisolated static let snapshots: [Example] = [
    ("dice", [], "roll", 1), ("dice", ["roll"], "roll", 1), ("dice", ["roll"], "new", 1),
    ("dice", ["roll", "new"], "new", 0), ("dice", [], "look", 0),
    ("dice", ["look", "look"], "roll", 1),
    ("groups", [], "invited", 1), ("groups", ["invited"], "invited", 0), ("groups", [], "joined", 0),
    ("groups", [], "suggested", 1), ("groups", [], "refresh", 0), ("groups", [], "create Owls", 1),
    ("groups", [], "create", 0), ("groups", ["invited"], "accept 1", 1), ("groups", [], "accept 1", 0),
    ("groups", ["invited"], "decline 1", 1), ("groups", ["suggested"], "join 1", 1),
    ("groups", [], "leave 1", 1), ("groups", [], "leave 1 2+confirm", 1), ("groups", [], "leave 1 2+cancel", 0),
    ("groups", [], "open 1+back", 0), ("groups", [], "open 1+remove 2+back", 1), ("groups", [], "undo", 0),
    ("groups", ["create Owls"], "undo", 1), ("groups", ["create Owls", "undo"], "redo", 1),
    ("groups/1", [], "add+pick 1", 1), ("groups/1", [], "add+back", 0), ("groups/1", [], "invite+pick 1", 1),
    ("groups/1", [], "remove 2", 1),
    ("groups/1", ["remove 2"], "undo", 1), ("groups/1", [], "rename+set name Owls+save", 1),
    ("groups/1", [], "rename+back", 0), ("groups/1", [], "refresh", 0),
    ("books/1", [], "know 2", 1), ("books/1", [], "know 99", 0), ("books/1", [], "forget 2", 1),
    ("books/1", ["know 2"], "undo", 1), ("books/1", [], "refresh", 0),
  ]

  @Test(arguments: snapshots)
  func `a command that changes the model notifies once and creates one view model; other commands do neither`(
    example: Example
  ) async throws {
    let changes = try await changes(by: example)
    #expect((changes.notifications, changes.successors) == (example.count, example.count))
  }

  private nonisolated static let observables: [Example] = [
    // The user's move, and the computer's.
    ("matches", [], "take 1", 2), ("matches", ["take 1"], "new", 1), ("matches", ["new"], "new", 1),
    ("matches", [], "settings+done", 0),
    ("matches", [], "settings+back", 0), ("matches", [], "settings+set maximum 2+done", 1),
    ("books", [], "refresh", 0), ("books", [], "delete 1", 1), ("books", ["delete 1"], "undo", 1),
    ("books", [], "sort progress", 0), ("books", ["sort progress"], "sort age", 0), ("books", [], "study 1+back", 0),
    ("books", [], "study 1+know 1+back", 1),
    ("books", [], "add+set name Rivers+ok+set count 3+create", 1), ("books", [], "add+back", 0),
    ("books/add", [], "refresh", 0), ("books/add", [], "set name Rivers", 0),
    ("groups/1/add", [], "refresh", 0), ("groups/1/add", [], "set filter an", 1),
    ("groups/1/add", ["set filter an"], "set filter an", 0), ("groups/1/rename", [], "set name Owls", 0),
    // Another user; the account; the posts; the replies to each of two; the end.
    ("replies", [], "set username alice+go", 6),
    ("replies/alice", [], "go", 6), ("replies/alice", [], "more", 0),
    ("replies/alice", [], "retry", 0), ("replies/alice", [], "open 1+back", 0),
    ("replies/alice", [], "profile+back", 0), ("replies/alice", [], "author 1+back", 0),
  ]

  @Test(arguments: observables)
  func `each change of the model notifies once, and the page keeps its view model`(
    example: Example
  ) async throws {
    let changes = try await changes(by: example)
    #expect((changes.notifications, changes.successors) == (example.count, 0))
  }

  @Test(arguments: ["profile", "author 1"])
  func `fetching an unchanged profile again notifies no observer`(line: String) async throws {
    let changes = try await changes(by: ("replies/alice", [line], "refresh", 0))
    #expect((changes.notifications, changes.successors) == (0, 0))
  }

  @Test func `each answer of the server changes the list of replies`() async throws {
    let server = RepliesFakeDataProvider(pageSize: 1)
    server.failures = [.replies(to: Post.sampleOlder.id): .timedOut]
    let app = App(at: "replies/alice", replies: server)
    await app.settle()
    let more = try ModelChanges(ofTopOf: app)
    await run("more", in: app)
    // It begins; the next post; why there is no answer.
    #expect((more.notifications, more.successors) == (3, 0))
    server.failures = [:]
    let retry = try ModelChanges(ofTopOf: app)
    await run("retry", in: app)
    // It begins; the answer; the end.
    #expect((retry.notifications, retry.successors) == (3, 0))
  }

  private func changes(by example: Example) async throws -> ModelChanges {
    let app = App(at: example.path, random: ScriptedRandom([3, 1]))
    await app.settle()
    for line in example.first { await run(line, in: app) }
    let changes = try ModelChanges(ofTopOf: app)
    for line in example.lines.split(separator: "+") { await run(String(line), in: app) }
    return changes
  }

  private func run(_ line: String, in app: App) async {
    app.navigation.history.refusal = nil
    if ["back", "more", "undo", "redo"].contains(line) { app.give(line) } else { await app.navigation.run([line]) }
    await app.settle()
  }
}

import Changes
import Coordinators
import Fakes
import Interactors
import Localization
import Models
import Navigation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport
import Texts

/// Commands in, transcript out, through the real coordinators.
@Suite(.turnLimit)
struct GroupsFlowTests {
  @Test(arguments: ["1001", "#1001", "runners 1001"], [true, false])
  func `a row that has not been fetched yet can be opened`(row: String, asJSON: Bool) async throws {
    let many = (1...1001).map { Group(id: "\($0)", name: "Runners \($0)", members: [.sampleMe]) }
    let app = App(provider: GroupFakeDataProvider(groups: many))
    let transcript = try await app.transcript(of: "open \(row)", asJSON: asJSON)
    #expect(transcript.contains("Rows 1 to 20 of 200. Use “more” to see the next ones.") || asJSON)
    #expect(transcript.contains(asJSON ? #""title":"Runners 1001""# : "== Runners 1001 =="))
  }

  @Test func `the whole flow prints the expected lines`() async throws {
    let transcript = try await App().transcript(of: "open 1", "add", "set filter brien", "pick 1", "back", "quit")
    #expect(
      transcript == """
        == My groups ==
        My groups (2), chosen; Invitations (1), with “invited”; Suggested groups (1), with “suggested”
        2 groups
         1. Calçotada Committee (3 members)
         2. Bicycle Repair (1 member)

        > open 1
        == Calçotada Committee ==
        3 members · you are a member
         1. You (you)
         2. Anna Roca
         3. Jordi Soler

        > add
        == Add a member ==
        Filter (filter): 
        2 people
         1. Siobhan O'Brien
         2. 美咲 佐藤

        > set filter brien
        Filter (filter): brien
        1 person
         1. Siobhan O'Brien

        > pick 1
        == Calçotada Committee ==
        4 members · you are a member
         1. You (you)
         2. Anna Roca
         3. Jordi Soler
         4. Siobhan O'Brien
        Note: Added Siobhan O'Brien to “Calçotada Committee”. Now at row 4. Use “undo” to undo this.

        > back
        == My groups ==
        Row 1 of 2: Calçotada Committee
        Changed: 1. Calçotada Committee (4 members)

        > quit

        """)
  }

  @Test func `undo restores a removed member at the same position`() async throws {
    let transcript = try await App().transcript(of: "open 1", "remove 2", "undo")
    #expect(
      transcript.hasSuffix(
        """
        > remove 2
        Gone: Anna Roca
        From row 2 on, the numbers have changed.
        Note: Removed Anna Roca from “Calçotada Committee”. Use “undo” to undo this.

        > undo
        New: 2. Anna Roca
        From row 3 on, the numbers have changed.
        Note: Undone: Removed Anna Roca from “Calçotada Committee”.


        """))
  }

  @Test func `if the user leaves a question without answering, nothing changes`() async {
    let app = App()
    await app.settle()
    app.give("leave", rows: [0, 1])
    await app.settle()
    #expect(app.navigation.top?.item.isDialog == true)
    app.navigation.goBack()
    await app.settle()
    #expect(!app.provider.calls.contains { if case .apply = $0 { true } else { false } })
  }

  @Test func `a command for a single row asks no question, because the command can be undone`() async throws {
    let commands = [("groups", "leave"), ("groups/\(Group.sample.id)", "remove")]
    for (path, command) in commands {
      let app = App(at: path)
      await app.settle()
      app.give(command, row: command == "remove" ? 1 : 0)
      await app.settle()
      #expect(app.navigation.top?.item.isDialog == false)
      app.give("undo")
      await app.settle()
      #expect(try await app.provider.group(Group.sample.id) == .sample)
    }
  }

  @Test(
    arguments: [
      (.en, "Leave", "! There is no command “Leave” here. Type “help” to see what you can do.\n"),
      (.en, "leave", "! There is no command “leave” here. Type “help” to see what you can do.\n"),
      (.en, "leave 2 3", "! There is no command “leave” here. Type “help” to see what you can do.\n"),
      (.de, "Verlassen", "! Hier gibt es keinen Befehl „Verlassen“. „help“ zeigt, was geht.\n"),
      (.ca, "Deixa", "! Aquí no hi ha cap ordre «Deixa». Escriviu «help» per veure què es pot fer.\n"),
    ] as [(Language, String, String)], [false, true])
  func `typing a command again while its question is open does not answer the question`(
    typed: (language: Language, line: String, refusal: String), asJSON: Bool
  ) async throws {
    let app = App()
    let play = Play(["leave 1 2", typed.line], on: app.navigation, language: typed.language, asJSON: asJSON)
    #expect(try await play.run() == false)
    #expect(play.transcript.lastAnswer.hasPrefix(typed.refusal))
    #expect(try await app.provider.group(Group.sample.id) == .sample)
  }

  @Test(arguments: ["confirm", "y"])
  func `several groups are left after one question`(answer: String) async throws {
    let transcript = try await App().transcript(of: "leave 1 2", answer)
    #expect(
      transcript.hasSuffix(
        """
        > leave 1 2
        == Leave groups ==
        Leave 2 groups: “Calçotada Committee”, “Bicycle Repair”?
        [Leave] confirm
        [Cancel] cancel

        > \(answer)
        == My groups ==
        My groups (0), chosen; Invitations (1), with “invited”; Suggested groups (2), with “suggested”
        You are not in any group. Create one, or look at the invitations and suggestions.
        Note: Left “Calçotada Committee”, “Bicycle Repair”. “Bicycle Repair” was deleted, because nobody else was in it. \
        Use “undo” to undo this.


        """))
  }

  @Test func `if the user has already left one of several groups, the command to leave them leaves none`() async throws
  {
    let app = App()
    let play = Play(["leave 1 2"], on: app.navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("Leave 2 groups") }
    try await app.provider.leave(group: Group.sample.id)
    play.input.type("confirm")
    await play.until { $0.contains("You are no longer in “Calçotada Committee”") }
    play.input.end()
    _ = try await run.value
    #expect(try await app.provider.groupsList(of: .joined).groups.map(\.name) == [Group.sampleEmpty.name])
  }

  @Test func `leaving a group removes it from the overview`() async throws {
    let transcript = try await App().transcript(of: "leave 1")
    #expect(
      transcript.hasSuffix(
        "\nGone: Calçotada Committee (3 members)\nFrom row 1 on, the numbers have changed.\n"
          + "Note: Left “Calçotada Committee”. Use “undo” to undo this.\n\n"))
  }

  @Test func `the group of an accepted invitation is listed under my groups`() async throws {
    let transcript = try await App().transcript(of: "invited", "accept 1", "joined")
    #expect(
      transcript.hasSuffix(
        """
        > invited
        == Invitations ==
        My groups (2), with “joined”; Invitations (1), chosen; Suggested groups (1), with “suggested”
        1 group
         1. Castellers Training (1 member)

        > accept 1
        == Invitations ==
        My groups (3), with “joined”; Invitations (0), chosen; Suggested groups (1), with “suggested”
        No invitations.
        Note: Accepted the invitation to “Castellers Training”. Use “undo” to undo this.

        > joined
        == My groups ==
        My groups (3), chosen; Invitations (0), with “invited”; Suggested groups (1), with “suggested”
        3 groups
         1. Calçotada Committee (3 members)
         2. Bicycle Repair (1 member)
         3. Castellers Training (2 members)


        """))
  }

  @Test func `a declined invitation is no longer listed`() async throws {
    let transcript = try await App().transcript(of: "invited", "decline 1")
    #expect(
      transcript.hasSuffix(
        "\nNo invitations.\nNote: Declined the invitation to “Castellers Training”. Use “undo” to undo this.\n\n"))
  }

  @Test func `a suggested group can be joined`() async throws {
    let transcript = try await App().transcript(of: "suggested", "join 1", "joined")
    #expect(transcript.hasSuffix(" 3. Repair Café (2 members)\n\n"))
  }

  @Test func `a created group is the last row of my groups`() async throws {
    let transcript = try await App().transcript(of: "create  Night Owls ")
    #expect(
      transcript.hasSuffix(
        """
        > create  Night Owls 
        New: 3. Night Owls (1 member)
        Note: Created “Night Owls”. Use “undo” to undo this.


        """))
  }

  @Test func `a renamed group has its new name on every screen`() async throws {
    let transcript = try await App().transcript(of: "open 1", "rename", "set name  Night Owls ", "save", "back")
    #expect(
      transcript.hasSuffix(
        """
        > rename
        == Rename “Calçotada Committee” ==
        Name (name): Calçotada Committee
        [Save] save (not now)

        > set name  Night Owls 
        Name (name): Night Owls
        [Save] save

        > save
        == Night Owls ==
        3 members · you are a member
         1. You (you)
         2. Anna Roca
         3. Jordi Soler
        Note: Renamed “Calçotada Committee” to “Night Owls”. Use “undo” to undo this.

        > back
        == My groups ==
        Row 1 of 2: Night Owls
        Changed: 1. Night Owls (3 members)


        """))
  }

  @Test func `the page of a deleted group can be closed`() async throws {
    let transcript = try await App(at: "groups/99").transcript(of: "close")
    #expect(
      transcript.hasSuffix(
        """
        == Group ==
        [Close] close
        Error: There is no such group, or it has been deleted.

        > close
        == My groups ==
        My groups (2), chosen; Invitations (1), with “invited”; Suggested groups (1), with “suggested”
        2 groups
         1. Calçotada Committee (3 members)
         2. Bicycle Repair (1 member)


        """))
  }

  @Test func `nobody can be picked before the search for the typed filter ends`() async {
    let clock = ManualClock()
    let app = App(at: "groups/\(Group.sample.id)/add", timer: clock)
    await app.settle()
    app.fill("filter", with: "美咲")
    app.give("pick")
    #expect(app.navigation.history.refusal == CommandError(.groups(.notSearchedYet)))
    await eventually("the search pauses") { clock.sleeperCount == 1 }
    clock.advance()
    await app.settle()
    app.give("pick")
    await app.settle()
    #expect(
      app.provider.calls.contains(.apply([.move(.sampleMisaki, in: Group.sample.id, from: .suggested, to: .joined)])))
  }

  // MARK: Changes from elsewhere

  @Test func `the page of a group shows the changes of another process`() async throws {
    let app = App(at: "groups/\(Group.sample.id)")
    let play = Play(on: app.navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("3 members") }
    try await app.provider.remove(user: User.sample.id, from: Group.sample.id)
    await play.until { $0.contains("Gone: Anna Roca\n") }
    play.input.end()
    _ = try await run.value
    #expect(play.transcript.text.hasSuffix("\nGone: Anna Roca\nFrom row 2 on, the numbers have changed.\n\n"))
  }

  @Test func `a refusal caused by a deletion in another process disappears once the deletion is undone`() async throws {
    let app = App(at: "groups/\(Group.sample.id)")
    await app.settle()
    let undo = try await app.provider.write(Group.sample.dissolving(by: .sampleMe)).undo
    let play = Play(["add"], on: app.navigation, asJSON: true, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains(#""line":1"#) }
    #expect(app.navigation.history.refusal == CommandError(.groups(.groupGone)))
    _ = try await undo()
    await play.until { $0.split(separator: "\n").last?.contains("groupGone") == false }
    #expect(app.navigation.history.refusal == nil)
    play.input.end()
    _ = try await run.value
  }

  @Test func `on the full screen, a refusal caused by a deletion disappears once the deletion is undone`() async throws
  {
    let app = App(at: "groups/\(Group.sample.id)")
    await app.settle()
    let play = await FullScreenPlay(on: app.navigation, columns: 80, rows: 24)
    let undo = try await app.provider.write(Group.sample.dissolving(by: .sampleMe)).undo
    await eventually("the group is gone") { play.text.contains("Error: There is no such group") }
    await play.press(.character("a"))
    #expect(play.text.contains("Error: There is no such group"), "\(play.text)")
    _ = try await undo()
    await eventually("the group is back:\n\(play.text)") {
      play.text.contains("Anna Roca") && !play.text.contains("There is no such group")
    }
  }

  @Test func `a change by another process is shown although the user has typed no command`() async throws {
    let app = App()
    let play = Play(on: app.navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("2 groups") }
    try await app.provider.leave(group: Group.sampleEmpty.id)
    await play.until { $0.contains("Gone: ") }
    play.input.end()
    _ = try await run.value
    #expect(play.transcript.text.hasSuffix("\n\nGone: Bicycle Repair (1 member)\n\n"))
  }

  @Test func `a person who was added elsewhere can no longer be picked`() async throws {
    let app = App(at: "groups/\(Group.sample.id)")
    let play = Play(["add"], on: app.navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("2 people") }
    try await app.provider.add(user: User.sampleSiobhan.id, to: Group.sample.id)
    await play.until { $0.contains("Gone: ") }
    play.input.end()
    _ = try await run.value
    #expect(
      play.transcript.text.hasSuffix(
        "\n\nGone: Siobhan O'Brien\nFrom row 1 on, the numbers have changed.\n\n"))
  }

  @Test func `leaving several groups is refused with a message if one of them was deleted in the meantime`()
    async throws
  {
    let app = App()
    let play = Play(["leave 1 2"], on: app.navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("[Cancel] cancel") }
    try await app.provider.dissolve(group: Group.sample.id)
    play.input.type("confirm")
    play.input.end()
    #expect(try await run.value == false)
    #expect(play.transcript.lastAnswer.contains("There is no such group, or it has been deleted."))
  }

  // MARK: A store that fails

  private nonisolated static let failures: [GroupsError] = [
    .store(StoreError(.busy, path: "x")), .store(StoreError(.corrupt, path: "x")),
    .store(StoreError(.failed("odd"), path: "x")), .store(StoreError(.gone, path: "x")),
    .store(StoreError(.full, path: "x")), .store(StoreError(.newer, path: "x")),
    .store(StoreError(.unreachable("odd"), path: "x")), .store(StoreError(.readOnly, path: "x")), .groupGone,
    .personGone, .isAlready(.joined, person: "Jordi", group: "Owls"),
  ]

  @Test(arguments: failures)
  func `if a change fails, the data stay unchanged, and the screen shows the reason`(failure: GroupsError) async throws
  {
    let app = App()
    let play = Play(["open 1"], on: app.navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("Jordi") }
    app.provider.failure = failure
    play.input.type("remove 2")
    play.input.end()
    #expect(try await run.value == false)
    #expect(play.transcript.lastAnswer.hasPrefix("! \(failure.text.words(in: .en))"))
    #expect(!play.transcript.lastAnswer.contains("=="))
  }

  @Test(arguments: failures)
  func `after a failed fetch, the list keeps its rows and shows the reason, and the user can try again`(
    failure: GroupsError
  ) async throws {
    let app = App()
    let play = Play(on: app.navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("2 groups") }
    app.provider.failure = failure
    play.input.type("refresh")
    await play.until { $0.contains("Error: ") }
    #expect(play.transcript.lastAnswer.contains(failure.text.words(in: .en)))
    #expect(!play.transcript.lastAnswer.contains("Gone: "))
    app.provider.failure = nil
    play.input.type("refresh")
    play.input.end()
    _ = try await run.value
    let isBack = failure.remedy == nil ? "== My groups ==\n" : "Gone: Error: "
    #expect(play.transcript.lastAnswer.hasPrefix(isBack))
  }
}

import Changes
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

/// The screens of a user, and the effects of their keys, while somebody else changes the same groups.
@Suite(.turnLimit)
struct TwoPeopleTests {
  /// The user's app; the other person changes the groups behind it.
  private let app: App
  private let anna: GroupFakeDataProvider

  init() {
    let provider = GroupFakeDataProvider()
    anna = GroupFakeDataProvider(sharing: provider, for: .sample)
    anna.groupsDidChange.add(provider) { $0.groupsDidChange.notify() }
    app = App(provider: provider)
  }

  /// A full screen that shows the sample group, with its second person selected: Anna, above Jordi.
  private func group(columns: Int = 80, keys: [KeyPress] = [.enter, .down]) async -> FullScreenPlay {
    await app.settle()
    let play = await FullScreenPlay(on: app.navigation, columns: columns, rows: 24)
    for key in keys { await play.press(key) }
    return play
  }

  private var people: [String] {
    get async throws { try await app.provider.group(Group.sample.id).participants.map(\.person.fullName) }
  }

  /// Clicks twice on the first cell with these words.
  private func doubleClick(_ words: String, _ play: FullScreenPlay) async throws {
    let row = try #require(play.lines.lastIndex { $0.contains(words) }, "\(play.text)")
    let start = try #require(play.lines[row].firstRange(of: words)).lowerBound
    let position = GridPosition(column: play.lines[row][..<start].count, row: row)
    await play.press(.click(position), .click(position))
  }

  // MARK: A deleted group

  @Test func `a deletion by another person is reported at once, and replaces the previous report`() async throws {
    let play = await group(keys: [.enter, .character("e"), .character("!"), .enter])
    #expect(play.text.contains("Renamed"), "\(play.text)")
    try await anna.dissolve(group: Group.sample.id)
    await play.settle()
    #expect(play.text.contains("Error: There is no such group, or it has been deleted."), "\(play.text)")
    #expect(!play.text.contains("Renamed"), "\(play.text)")
  }

  @Test func `the page of a deleted group shows no people, and only the commands that leave the page`() async throws {
    let play = await group()
    try await anna.dissolve(group: Group.sample.id)
    await play.settle()
    for words in ["Jordi", "3 members", "Add", "Invite", "Remove", "Rename"] {
      #expect(!play.text.contains(words), "\(words)\n\(play.text)")
    }
    #expect(play.text.contains("[ Close ]"), "\(play.text)")
    await play.press(.enter)
    #expect(play.text.contains("Bicycle Repair"), "\(play.text)")
  }

  @Test func `if the user leaves a group from its page, the report contains no row position`() async throws {
    let app = App(at: "groups/2")
    await app.settle()
    let play = await FullScreenPlay(on: app.navigation)
    await play.press(.character("x"), .character("y"))
    #expect(play.text.contains("You left “Bicycle Repair”."), "\(play.text)")
    #expect(!play.text.contains("Now at row"), "\(play.text)")
  }

  @Test func `the form for a deleted group has no Save button`() async throws {
    let play = await group(keys: [.enter, .character("e"), .character("!")])
    try await anna.dissolve(group: Group.sample.id)
    await play.settle()
    #expect(play.text.contains("Error: There is no such group"), "\(play.text)")
    #expect(!play.text.contains("[ Save ]"), "\(play.text)")
  }

  @Test func `the picker for a deleted group shows an error, whatever is typed or picked`() async throws {
    let play = await group(keys: [.enter, .character("a")])
    try await anna.dissolve(group: Group.sample.id)
    await play.type("sio")
    for key: KeyPress? in [nil, .enter, .down] {
      if let key { await play.press(key) }
      #expect(play.text.contains("Error: There is no such group"), "\(play.text)")
      #expect(!play.text.contains("Siobhan"), "\(play.text)")
    }
  }

  @Test func `line mode prints the whole page of a group whose deletion is undone`() async throws {
    let transcript = try await App().transcript(of: "create Night Owls", "open 3", "undo", "redo")
    #expect(
      transcript.hasSuffix(
        """
        > redo
        == Night Owls ==
        1 member · you are a member
         1. You (you)
        Note: Created “Night Owls”. Use “undo” to undo this.


        """), "\(transcript)")
  }

  @Test func `a script without a refused line succeeds, even if its undo deletes the group on the screen`() async throws
  {
    let play = Play(["create A", "open 3", "undo", "back", "quit"], on: App().navigation, asJSON: true)
    #expect(try await play.run())
    #expect(play.transcript.text.contains("groups.groupGone"))
  }

  @Test func `a run fails if its screen cannot be loaded`() async throws {
    let failing = { (lines: [String]) in
      let app = App()
      await app.settle()
      app.provider.failure = .store(StoreError(.busy, path: "x"))
      app.give("refresh")
      return try await Play(lines, on: app.navigation).run()
    }
    #expect(try await failing(["quit"]) == false)
  }

  @Test func `a run fails if the screen that answers a line cannot be loaded`() async throws {
    let app = App()
    let play = Play(on: app.navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("2 groups") }
    app.provider.failure = .store(StoreError(.busy, path: "x"))
    play.input.type("refresh")
    await play.until { $0.contains("Error: ") }
    play.input.end()
    #expect(try await run.value == false)
  }

  // MARK: A deleted row

  @Test func `if another person removes the selected row, the first press of the remove key removes no other row`()
    async throws
  {
    let play = await group()
    try await anna.remove(user: User.sample.id, from: Group.sample.id)
    await play.settle()
    await play.press(.character("x"))
    #expect(play.text.contains("Jordi Soler” is selected now"), "\(play.text)")
    #expect(try await people == ["You", "Jordi Soler"])
    await play.press(.character("x"))
    #expect(try await people == ["You"])
  }

  @Test func `if the selected row is removed elsewhere and the user moves the selection, the remove key works at once`()
    async throws
  {
    let play = await group()
    try await anna.remove(user: User.sample.id, from: Group.sample.id)
    await play.settle()
    await play.press(.up, .down, .character("x"))
    #expect(try await people == ["You"])
  }

  @Test func `a key pressed before another person's change does not confirm the new selection`() async throws {
    let play = await group(keys: [.enter, .character("e"), .character("!"), .enter, .down])
    try await anna.remove(user: User.sample.id, from: Group.sample.id)
    await play.settle()
    await play.press(.character("x"))
    #expect(play.text.contains("Jordi Soler” is selected now"), "\(play.text)")
  }

  @Test(arguments: [[], ["U", "u"]])
  func `after the user's own undo and redo, a command applies to the selected row at once`(keys: [Character])
    async throws
  {
    let play = await group(keys: [.character("c")])
    await play.type("Ops")
    await play.press(.enter, .character("u"))
    for key in keys { await play.press(.character(key)) }
    await play.press(.character("x"))
    #expect(!play.text.contains("is selected now"), "\(play.text)")
    #expect(try await app.provider.groupsList(of: .joined).groups.count == 1)
  }

  @Test func `after the user has removed a row, the key that removes the next row works at once`() async throws {
    let play = await group()
    await play.press(.character("x"), .character("x"))
    #expect(try await people == ["You"])
  }

  @Test func `cancelling a question about a deleted row does not let the next key remove the neighbouring row`()
    async throws
  {
    let play = await group(keys: [.enter, .down, .character(" "), .character(" "), .character("x")])
    #expect(play.text.contains("Remove 2 people"), "\(play.text)")
    _ = try await anna.apply([
      .move(.sampleJordi, in: Group.sample.id, from: .joined, to: nil),
      .move(.sample, in: Group.sample.id, from: .joined, to: nil),
    ])
    await play.press(.escape, .character("x"))
    #expect(try await people == ["You"])
  }

  @Test func `a command for marked rows that have been deleted does not affect the selected row`() async throws {
    let play = await group(keys: [.enter, .down, .character(" "), .up, .up])
    try await anna.remove(user: User.sample.id, from: Group.sample.id)
    await play.settle()
    await play.press(.character("x"))
    #expect(try await people == ["You", "Jordi Soler"], "\(play.text)")
  }

  @Test func `if another person has removed the selected row, a command from the palette does not affect the next row`()
    async throws
  {
    let play = await group(keys: [.enter, .down])
    await play.type(":remove")
    try await anna.remove(user: User.sample.id, from: Group.sample.id)
    await play.settle()
    await play.press(.enter)
    #expect(try await people == ["You", "Jordi Soler"])
    #expect(play.text.contains("Jordi Soler” is selected now"), "\(play.text)")
  }

  @Test
  func `if another person has added the selected candidate, the first press of Enter does not pick the neighbour`()
    async throws
  {
    let play = await group(keys: [.enter, .character("a")])
    let candidates = try await app.provider.people(matching: "", notIn: Group.sample.id, limit: 2).people
    try #require(candidates.count == 2)
    try await anna.add(user: candidates[0].id, to: Group.sample.id)
    await play.settle()
    await play.press(.enter)
    #expect(play.text.contains("\(candidates[1].fullName)” is selected now."), "\(play.text)")
    #expect(try await people.count == 4)
    await play.press(.enter)
    #expect(try await people.last == candidates[1].fullName)
  }

  @Test
  func `if the selected invitation was withdrawn, the first press of the accept key does not accept another`()
    async throws
  {
    try await invite(to: ["Chess", "Rowing"])
    let play = await group(keys: [.character("2"), .end, .up])
    #expect(play.text.contains("> Chess"), "\(play.text)")
    let chess = try #require(try await anna.groupNames().first { $0.name == "Chess" }?.id)
    _ = try await anna.apply(.move(.sampleMe, in: chess, from: .invited, to: nil))
    await play.settle()
    await play.press(.character("a"))
    #expect(play.text.contains("“Rowing” is selected now"), "\(play.text)")
    #expect(!play.text.contains("Accepted"), "\(play.text)")
  }

  /// Invites the user to new groups of Anna's.
  private func invite(to names: [String]) async throws {
    for name in names {
      let group = try await anna.createGroup(GroupName(name))
      _ = try await anna.apply(.move(.sampleMe, in: group, from: .suggested, to: .invited(by: .sample)))
    }
  }

  // MARK: A key with a new meaning

  @Test func `if an invitation was accepted elsewhere, the first press of its decline key does not remove a member`()
    async throws
  {
    try await invite(to: ["Chess"])
    let play = await group(keys: [.character("2"), .end, .enter])
    #expect(play.text.contains("x Decline"), "\(play.text)")
    let chess = try #require(try await anna.groupNames().first { $0.name == "Chess" }?.id)
    try await GroupFakeDataProvider(sharing: anna, for: .sampleMe).join(group: chess)
    anna.groupsDidChange.notify()
    await play.settle()
    await play.press(.character("x"))
    #expect(play.text.contains("This screen has changed, and x does something else now."), "\(play.text)")
    #expect(try await anna.group(chess).participants.count == 2)
    await play.press(.character("x"))
    #expect(try await anna.group(chess).participants.count == 1)
  }

  @Test(arguments: [[], ["a", "u"]])
  func `if a command was refused and its key has a new meaning, the first press does not run the new command`(
    keysBefore: [Character]
  ) async throws {
    try await invite(to: ["Chess"])
    let play = await group(keys: [.character("2"), .end, .enter] + keysBefore.map { .character($0) })
    let chess = try #require(try await anna.groupNames().first { $0.name == "Chess" }?.id)
    try await GroupFakeDataProvider(sharing: anna, for: .sampleMe).join(group: chess)
    await play.press(.character("x"))
    #expect(play.text.contains("Error: You are already in “Chess”"), "\(play.text)")
    anna.groupsDidChange.notify()
    await play.settle()
    await play.press(.character("x"))
    #expect(play.text.contains("x does something else now."), "\(play.text)")
    #expect(try await anna.group(chess).participants.count == 2)
  }

  @Test func `if the program starts on the invitations tab, the first press of a key runs its command`() async throws {
    await app.settle()
    let play = await FullScreenPlay(on: app.navigation, columns: 80, rows: 24, leadingOn: { app.give("invited") })
    await play.settle()
    #expect(play.text.contains("x Decline"), "\(play.text)")
    await play.press(.character("x"))
    #expect(play.text.contains("Declined the invitation"), "\(play.text)")
  }

  @Test func `if the user's own command has changed the meaning of a key, the key runs the new command at once`()
    async throws
  {
    try await invite(to: ["Chess"])
    let play = await group(keys: [.character("2"), .end, .enter, .character("a"), .character("a")])
    #expect(play.text.contains("Add a member"), "\(play.text)")
  }

  // MARK: A line that was begun

  @Test func `a row number is refused if it belonged to another row when the user began the line`() async throws {
    await app.settle()
    let play = Play(on: app.navigation, prompt: "> ", staysOpen: true)
    await play.begin()
    play.input.isBeingTyped = true
    try await anna.dissolve(group: Group.sample.id)
    await play.until { $0.contains("Gone: Calçotada Committee") }
    await play.type("leave 1")
    #expect(play.transcript.lastAnswer.contains("row 1 is “Bicycle Repair” now"), "\(play.transcript.lastAnswer)")
    #expect(try await app.provider.groupsList(of: .joined).groups.count == 1)
    await play.type("leave 1")
    #expect(try await app.provider.groupsList(of: .joined).groups.isEmpty)
  }

  @Test func `a row can be given by its name, even if rows have changed since the user began the line`() async throws {
    await app.settle()
    let play = Play(on: app.navigation, prompt: "> ", staysOpen: true)
    await play.begin()
    play.input.isBeingTyped = true
    try await anna.dissolve(group: Group.sample.id)
    await play.until { $0.contains("Gone: Calçotada Committee") }
    await play.type("leave Bicycle Repair")
    #expect(try await app.provider.groupsList(of: .joined).groups.isEmpty)
  }

  // MARK: A double click

  @Test(arguments: [48, 52, 120, 124, 128, 132])
  func `the second click of a double click does not answer the question that the first click opened`(columns: Int)
    async throws
  {
    let play = await group(columns: columns, keys: [.character("*")])
    try await doubleClick("x Leave", play)
    #expect(try await app.provider.groupsList(of: .joined).groups.count == 2, "\(play.text)")
    #expect(play.text.contains("Leave 2 groups"), "\(play.text)")
  }

  @Test func `the second click of a double click does not remove another row`() async throws {
    let play = await group(keys: [])
    try await doubleClick("x Leave", play)
    #expect(try await app.provider.groupsList(of: .joined).groups.map(\.name) == ["Bicycle Repair"])
  }

  @Test func `if the user double-clicks again, the command runs again`() async throws {
    let play = await group(keys: [])
    try await doubleClick("x Leave", play)
    try await doubleClick("x Leave", play)
    #expect(try await app.provider.groupsList(of: .joined).groups.isEmpty)
  }

  // MARK: Several rows

  @Test func `the footer shows how many marked rows a command applies to, and the report names these rows`()
    async throws
  {
    let play = await group(keys: [.enter, .down, .character(" ")])
    #expect(play.text.contains("x Remove (1)"), "\(play.text)")
    await play.press(.character(" "))
    #expect(play.text.contains("x Remove (2)"), "\(play.text)")
    await play.press(.character("x"), .character("y"))
    #expect(play.text.contains("Removed “Anna Roca”, “Jordi Soler” from “Calçotada Committee”."), "\(play.text)")
  }

  @Test func `several people are marked with Tab, added together, and removed again by one undo`() async throws {
    let play = await group(keys: [.enter, .character("a")])
    await play.type("sio")
    await play.press(.tab)
    #expect(play.text.contains("Marked: “Siobhan O'Brien”"), "\(play.text)")
    await play.press(.control("u"), .control("j"), .tab)
    #expect(play.text.contains("Enter Pick 2"), "\(play.text)")
    await play.press(.enter)
    #expect(try await people.suffix(2) == ["Siobhan O'Brien", "美咲 佐藤"])
    #expect(play.text.contains("Added “Siobhan O'Brien”, “美咲 佐藤” to “Calçotada Committee”."), "\(play.text)")
    await play.press(.character("u"))
    #expect(try await people == ["You", "Anna Roca", "Jordi Soler"])
  }

  @Test func `in line mode, people are marked and picked with commands`() async throws {
    let transcript = try await App().transcript(of: "open 1", "invite", "mark 1", "mark 2", "pick", "undo")
    #expect(transcript.contains("\nMarked: “Siobhan O'Brien”, “美咲 佐藤”\n"), "\(transcript)")
    let invited = "\nNote: Invited “Siobhan O'Brien”, “美咲 佐藤” to “Calçotada Committee”. "
    #expect(transcript.contains(invited), "\(transcript)")
    #expect(transcript.contains("> undo\nGone: Siobhan O'Brien (invited)\nGone: 美咲 佐藤 (invited)\n"), "\(transcript)")
  }

  // MARK: Renaming

  @Test func `nothing can be typed before the name has been fetched`() async throws {
    let play = await group(keys: [.enter])
    app.provider.holdAnswers()
    await play.press(.character("e"))
    await play.type("2")
    #expect(play.text.contains("has not been loaded yet"), "\(play.text)")
    app.provider.answerAll()
    await play.settle()
    #expect(play.text.contains("Name: \(Group.sample.name)"), "\(play.text)")
    await play.press(.enter)
    #expect(try await app.provider.group(Group.sample.id).name == Group.sample.name)
  }

  @Test func `the message that the server cannot be reached does not advise the user to wait`() async throws {
    let play = await group(keys: [.enter])
    app.provider.failure = .store(StoreError(.timedOut, path: "x"))
    await play.press(.character("e"))
    await play.type("2")
    let reason = StoreError(.timedOut, path: "x").text.words(in: .en)
    #expect(play.text.contains(reason), "\(play.text)")
    #expect(!play.text.contains("not loaded yet"), "\(play.text)")
  }

  @Test func `if another person has renamed the group in the meantime, only a second save replaces the new name`()
    async throws
  {
    let play = await group(keys: [.enter, .character("e"), .character("!")])
    try await anna.rename(group: Group.sample.id, to: GroupName("Race"))
    await play.settle()
    #expect(play.text.contains("renamed the group to “Race”"), "\(play.text)")
    #expect(play.text.contains("\(Group.sample.name)!"), "\(play.text)")
    await play.press(.enter)
    #expect(try await app.provider.group(Group.sample.id).name == "Race")
    #expect(play.text.contains("Error: The group has been renamed to “Race” elsewhere"), "\(play.text)")
    await play.press(.enter)
    #expect(try await app.provider.group(Group.sample.id).name == "\(Group.sample.name)!")
    #expect(play.text.contains("Renamed “Race” to “\(Group.sample.name)!”."), "\(play.text)")
  }
}

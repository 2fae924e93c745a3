import Alternatives
import Changes
import Fakes
import Foundation
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

/// Renaming a group in every architecture: from the list to the group to its name, and back.
@Suite(.turnLimit)
struct RenameGroupBehaviourTests {
  /// The four versions; nil is MVVMC.
  private nonisolated static let versions: [Alternative?] = [nil] + Alternative.allCases

  private let owls = "Night Owls"

  /// An app that shows the screen on which the sample group is renamed.
  private func renaming(in version: Alternative?) async -> App {
    let app = App(as: version)
    await app.settle()
    for command in ["open", "rename"] {
      app.give(command)
      await app.settle()
    }
    return app
  }

  /// The names in the list, which must be the only page.
  private func names(in app: App) throws -> [String] {
    #expect(app.navigation.stack.count == 1)
    let list = try #require(app.navigation.top?.screen.list)
    return (0..<list.count).compactMap { list[$0]?.text.words(in: .en) }
  }

  @Test(arguments: versions)
  func `in every architecture, the pages have no commands, keys or words that the MVVMC pages lack`(
    version: Alternative?
  ) async {
    let app = App(as: version)
    let usual = App(as: nil)
    for command in ["open", "rename", nil] {
      for app in [app, usual] { await app.settle() }
      let found = help(in: app)
      let expected = help(in: usual)
      #expect(!found.isEmpty && found.isSubset(of: expected), "\(found.subtracting(expected))")
      if let command { for app in [app, usual] { app.give(command) } }
    }
  }

  /// The help on the commands of the page on top.
  private func help(in app: App) -> Set<[String]> {
    Set(
      (app.navigation.top?.screen.commands ?? []).map {
        [$0.name, $0.keysLabel(in: .en), $0.label.words(in: .en), $0.help.words(in: .en)]
      })
  }

  // MARK: Refusals

  @Test(
    arguments: versions,
    [
      ("", "A group needs a name."), ("Calçotada Committee", "The group already has this name."),
      (String(repeating: "n", count: 101), "A group’s name can have at most 100 characters; choose a shorter one."),
    ])
  func `an invalid name cannot be saved, and the reason is shown`(
    version: Alternative?, refused: (name: String, reason: String)
  ) async throws {
    let app = App(as: version)
    let play = Play(["open 1", "rename", "set name \(refused.name)", "save"], on: app.navigation)
    #expect(try await play.run() == false)
    #expect(play.transcript.lastAnswer.hasPrefix("! \(refused.reason)\n"))
    #expect(!app.provider.calls.contains { if case .apply = $0 { true } else { false } })
  }

  @Test(arguments: versions)
  func `if the store refuses to save a name, the typed text stays, and the user can save again`(version: Alternative?)
    async throws
  {
    let app = await renaming(in: version)
    app.fill("name", with: owls)
    app.provider.failure = .store(StoreError(.full, path: "x"))
    app.give("save")
    await app.settle()
    let page = try #require(app.navigation.top)
    #expect(app.navigation.history.refusal?.remedy == .retry)
    #expect(page.screen.fields.map(\.value) == [owls])
    app.provider.failure = nil
    app.give("save")
    await app.settle()
    #expect(app.navigation.top?.item.title == Text(verbatim: owls))
  }

  @Test(arguments: versions)
  func `a group that was deleted in the meantime can only be closed`(version: Alternative?) async throws {
    let app = App(as: version)
    let play = Play(["open 1", "rename", "set name \(owls)"], on: app.navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("[Save] save\n") }
    try await app.provider.dissolve(group: Group.sample.id)
    await play.until { $0.contains("\nError: There is no such group, or it has been deleted.") }
    #expect(play.transcript.lastAnswer.contains("[Save] save (not now)") == false)
    for line in ["save", "back", "close"] { play.input.type(line) }
    play.input.end()
    #expect(try await run.value == false)
    #expect(play.transcript.text.contains("> save\n! There is no such group, or it has been deleted.\n> back\n"))
    #expect(play.transcript.text.contains("[Close] close\n"))
    #expect(play.transcript.lastAnswer.hasSuffix("\n1 group\n 1. Bicycle Repair (1 member)\n\n"))
  }

  @Test(arguments: versions)
  func `if another user has renamed the group in the meantime, only a second save replaces the new name`(
    version: Alternative?
  )
    async throws
  {
    let app = await renaming(in: version)
    app.fill("name", with: "Runners")
    try await app.provider.rename(group: Group.sample.id, to: GroupName(owls))
    await app.settle()
    #expect(app.navigation.top?.screen.notice == Notice(.warning, .groups(.renamedMeanwhile(to: owls))))
    app.give("save")
    await app.settle()
    #expect(app.navigation.history.refusal?.text == GroupsError.renamedSince(owls).text)
    #expect(app.navigation.top?.screen.fields.map(\.value) == ["Runners"])
    #expect(app.navigation.top?.screen.notice == nil)
    app.give("save")
    await app.settle()
    #expect(app.navigation.top?.item.title == "Runners")
    #expect(app.navigation.history.newest?.outcome.text == .groups(.renamed(group: owls, to: "Runners")))
  }

  // MARK: Waiting

  @Test(arguments: versions)
  func `nothing can be typed before the name has been fetched`(version: Alternative?) async {
    let app = App(as: version)
    await app.settle()
    app.give("open")
    await app.settle()
    app.provider.holdAnswers()
    app.give("rename")
    app.fill("name", with: "2")
    await eventually("it is refused") { app.navigation.history.refusal?.text == .shared(.notLoaded) }
    app.provider.answerAll()
    await app.settle()
    #expect(app.navigation.top?.screen.fields.map(\.value) == [Group.sample.name])
  }

  @Test(arguments: versions)
  func `a group that is still loading shows progress, and cannot be renamed`(version: Alternative?) async {
    let app = App(as: version)
    await app.settle()
    app.provider.holdAnswers()
    app.give("open")
    #expect(app.navigation.top?.screen.showsProgress == true)
    #expect(app.navigation.top?.screen.commands.first { $0.name == "rename" }?.isEnabled == false)
    await eventually("the group is asked for") { app.provider.answer(.group(Group.sample.id)) }
    await app.settle()
    #expect(app.navigation.top?.screen.showsProgress == false)
    #expect(app.navigation.top?.screen.commands.first { $0.name == "rename" }?.isEnabled == true)
  }

  @Test(arguments: versions)
  func `a change by another process is shown, and the typed text stays`(version: Alternative?) async throws {
    let app = await renaming(in: version)
    app.fill("name", with: "Runners")
    try await app.provider.rename(group: Group.sample.id, to: GroupName(owls))
    await app.settle()
    #expect(app.navigation.top?.screen.fields.map(\.value) == ["Runners"])
    app.navigation.goBack()
    await app.settle()
    #expect(app.navigation.top?.item.title == Text(verbatim: owls))
    app.navigation.goBack()
    await app.settle()
    #expect(try names(in: app).first == owls)
  }

  @Test(arguments: versions)
  func `if two requests overlap, only the answer to the later one counts`(version: Alternative?) async throws {
    let app = App(as: version)
    await app.settle()
    app.provider.holdAnswers()
    app.give("refresh")
    let rename = GroupsEdit.rename(Group.sample.id, from: Group.sample.name, to: owls)
    let change = Task.immediate { _ = try await app.provider.apply(rename) }
    // Only in the other architectures a page loads a change while it is at work.
    if version == nil { app.give("refresh") }
    await eventually("the list is asked for again") {
      app.provider.calls.count { $0 == .groupsList(.joined) } == 3
    }
    #expect(app.provider.answer(.groupsList(.joined)))
    await eventually("the newer list is shown") { (try? names(in: app).first) == owls }
    #expect(app.provider.answer(.groupsList(.joined)))
    await eventually("the older answer is there, too") { app.navigation.top?.work.isBusy == false }
    #expect(try names(in: app).first == owls)
    #expect(app.provider.answer(.apply([rename])))
    try await change.value
  }

  @Test(arguments: versions)
  func `if a save is answered after the user has left its screen, no other screen is closed`(version: Alternative?)
    async throws
  {
    let app = await renaming(in: version)
    app.fill("name", with: owls)
    app.provider.holdAnswers()
    app.give("save")
    weak let page = app.navigation.top
    app.navigation.goBack()
    // In MVC the page itself waits for the answer, so it is not freed before.
    #expect((page != nil) == (version == .mvc))
    #expect(app.provider.answer(.apply([.rename(Group.sample.id, from: Group.sample.name, to: owls)])))
    // The detail asks for the group, and in the other architectures so has the screen that was left.
    app.navigation.top?.loadIfStale()
    for _ in 1...(version == nil ? 1 : 2) { #expect(app.provider.answer(.group(Group.sample.id))) }
    await app.settle()
    await eventually("the page is freed") { page == nil }
    #expect(app.navigation.stack.map(\.item.path) == ["groups", Group.sample.id])
    #expect(app.navigation.top?.item.title == Text(verbatim: owls))
    app.provider.answerAll()
  }

  @Test(arguments: versions)
  func `saving twice closes only one screen`(version: Alternative?) async throws {
    let app = await renaming(in: version)
    app.fill("name", with: owls)
    app.provider.holdAnswers()
    app.give("save")
    app.give("save")
    for _ in 1...2 {
      #expect(app.provider.answer(.apply([.rename(Group.sample.id, from: Group.sample.name, to: owls)])))
    }
    await eventually("the screen is closed") { app.navigation.stack.count < 3 }
    await turns(10)
    #expect(app.navigation.stack.map(\.item.path) == ["groups", Group.sample.id])
    app.provider.answerAll()
  }

  // MARK: All alike

  /// Only MVVMC has other categories.
  private nonisolated(unsafe) static let tabs = #/ *\[?(1 )?(My groups|Meine Gruppen|Els meus grups) \(?\d.*\n/#

  private nonisolated static let lines = [
    "open 1", "rename", "set name ", "save", "set name Night Owls", "save", "refresh", "rename", "save", "back", "back",
    "open 2", "open 3", "back", "open 3",
  ]

  /// Compares what the versions show, line by line, so that an issue names the lines that differ.
  private func expectAlike(_ lines: [[String]]) {
    for (version, shown) in zip(Self.versions, lines).dropFirst() {
      #expect(shown == lines[0], "\(version.map { "\($0)" } ?? "MVVMC")")
    }
  }

  @Test(arguments: Language.allCases, [true, false])
  func `all architectures print the same lines in every language, with and without groups`(
    language: Language, haveGroups: Bool
  ) async throws {
    var transcripts: [[String]] = []
    for version in Self.versions {
      let provider = haveGroups ? GroupFakeDataProvider() : GroupFakeDataProvider(groups: [])
      let play = Play(Self.lines, on: App(as: version, provider: provider).navigation, language: language)
      try await play.run()
      transcripts.append(play.transcript.text.replacing(Self.tabs, with: "").components(separatedBy: "\n"))
    }
    expectAlike(transcripts)
  }

  /// But for the commands, because those of MVVMC can do more than rename.
  @Test func `all architectures print the same JSON, except for the commands`() async throws {
    var transcripts: [[String]] = []
    for version in Self.versions {
      let transcript = try await App(as: version).transcript(of: Self.lines, asJSON: true)
      let screens = try transcript.split(separator: "\n").filter { $0.hasPrefix("{") }.map { line in
        var screen = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        screen["commands"] = nil
        screen["elements"] = (screen["elements"] as? [[String: Any]])?.filter { $0["kind"] as? String != "choice" }
        return String(decoding: try JSONSerialization.data(withJSONObject: screen, options: .sortedKeys), as: UTF8.self)
      }
      #expect(screens.count == Self.lines.count + 1)
      transcripts.append(screens)
    }
    expectAlike(transcripts)
  }

  /// But for the lines at the bottom, which name the commands; an empty one is above them.
  @Test func `all architectures look the same on the full screen`() async throws {
    var pictures: [[String]] = []
    for version in Self.versions {
      let play = await FullScreenPlay(on: App(as: version).navigation)
      var picture: [String] = []
      for key: KeyPress in [.home, .enter, .character("e"), .character("!"), .enter, .character("e"), .escape, .escape]
      {
        await play.press(key)
        let bottom = try #require(play.lines.lastIndex(of: ""))
        picture += play.lines[..<bottom].filter { !$0.isEmpty }.map { ($0 + "\n").replacing(Self.tabs, with: "") }
      }
      pictures.append(picture.filter { !$0.isEmpty })
    }
    expectAlike(pictures)
  }
}

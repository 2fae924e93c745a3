import Coordinators
import Fakes
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
import ViewModels

@Suite(.turnLimit)
struct MatchesFlowTests {
  private let app = App(at: "matches")

  /// The lines of a transcript that tell the state of the game: no pictures, hints or buttons.
  private func gist(of lines: String...) async throws -> [Substring] {
    let play = Play(lines, on: app.navigation)
    try await play.run()
    return play.transcript.text.split(separator: "\n").filter { line in
      !["o", "|", "[", "Removing"].contains { line.hasPrefix($0) }
    }
  }

  private static let start: [Substring] = ["== Matches ==", "18 matches", "Please start"]

  /// The output of the first round, in which the user takes three.
  private static let firstRound: [Substring] = [
    "> take 3", "14 matches", "I remove 1 match", "Note: You took 3, I took 1.",
  ]

  /// The output of the next rounds: the matches that are left and, because removals are events, the removals again.
  private static func round(left: Int) -> [Substring] {
    ["> take 3", "\(left) matches", "Note: You took 3, I took 1."]
  }

  private static func settings(_ count: Int, _ most: Int, _ strategy: String) -> [Substring] {
    ["== Settings ==", initial(count), maximum(most), Self.strategy(strategy)]
  }

  private static func initial(_ count: Int) -> Substring { "Initial number of matches (initial, 12 to 24): \(count)" }
  private static func maximum(_ most: Int) -> Substring { "Maximum number to remove (maximum, 1 to 3): \(most)" }

  /// The strategy that is chosen, and the commands for the others.
  private static func strategy(_ chosen: String) -> Substring {
    let options = ["Dumb", "Wild", "Smart"].map {
      $0 == chosen ? "\($0), chosen" : "\($0), with “strategy \($0.lowercased())”"
    }
    return "Move strategy: \(options.joined(separator: "; "))"
  }

  @Test func `the whole game of the article matches its recording`() async throws {
    let expected =
      Self.start + Self.firstRound + Self.round(left: 10) + Self.round(left: 6) + Self.round(left: 2)
      + ["> take 3", "! You cannot take that many now: take from 1 to 2."]
      + ["> take 1", "== The game is over ==", "I have lost", "> confirm"] + Self.start + ["> quit"]
    #expect(
      try await gist(of: "take 3", "take 3", "take 3", "take 3", "take 3", "take 1", "confirm", "quit") == expected)
  }

  @Test func `after a lost game, the command back also starts a new game`() async throws {
    let expected =
      Self.start + Self.firstRound + Self.round(left: 10) + Self.round(left: 6) + Self.round(left: 2)
      + ["> take 2", "== The game is over ==", "You have lost", "> back"] + Self.start + ["> back"]
    #expect(try await gist(of: "take 3", "take 3", "take 3", "take 3", "take 2", "back", "back") == expected)
    #expect(app.navigation.top == nil)
  }

  @Test func `a new game can start at any time`() async throws {
    let expected = Self.start + Self.firstRound + ["> new"] + Self.start.dropFirst()
    #expect(try await gist(of: "take 3", "new") == expected)
  }

  @Test func `changing the settings starts a new game, and the form shows the new settings the next time`() async throws
  {
    let expected: [Substring] =
      Self.start + ["> settings"] + Self.settings(18, 3, "Dumb") + ["> set initial 20"]
      + [Self.initial(20), "> set maximum 2", Self.maximum(2), "> strategy smart"]
      + [Self.strategy("Smart"), "> done", "== Matches ==", "20 matches", "Please start"]
      + ["> take 3", "! You cannot take that many now: take from 1 to 2."]
      + ["> take 2", "16 matches", "I remove 2 matches", "Note: You took 2, I took 2."]
      + ["> settings"] + Self.settings(20, 2, "Smart")
    let lines = try await gist(
      of: "settings", "set initial 20", "set maximum 2", "strategy smart", "done", "take 3", "take 2", "settings")
    #expect(lines == expected)
  }

  @Test func `the wild engine plays at random`() async throws {
    let app = App(at: "matches", random: ScriptedRandom([3, 2]))
    let transcript = try await app.transcript(of: "settings", "strategy wild", "done", "take 1", "take 1")
    #expect(transcript.contains("14 matches\nI remove 3 matches\nNote: You took 1, I took 3.\n"))
    #expect(transcript.contains("11 matches\nI remove 2 matches\nNote: You took 1, I took 2.\n"))
  }

  @Test(arguments: [["settings", "done"], ["settings", "set initial 20", "back"]])
  func `a visit to the settings that changes nothing leaves the game unchanged`(lines: [String]) async throws {
    let play = Play(["take 2"] + lines, on: app.navigation)
    try await play.run()
    #expect(play.transcript.lastAnswer.contains("15 matches\nI remove 1 match\n"))
  }

  @Test func `settings that are left without saving keep the values of the current game`() async throws {
    let expected: [Substring] =
      ["== Matches ==", "21 matches", "Please start", "> take 2", "18 matches", "I remove 1 match"]
      + ["Note: You took 2, I took 1.", "> settings"] + Self.settings(21, 2, "Dumb") + ["> set initial 24"]
      + [Self.initial(24), "> back", "== Matches ==", "18 matches", "I remove 1 match"]
      + ["Note: The settings were not changed.", "> settings"] + Self.settings(21, 2, "Dumb")
    let lines = try await gist(
      of: "settings", "set initial 21", "set maximum 2", "done", "take 2", "settings", "set initial 24", "back",
      "settings")
    #expect(Array(lines.suffix(expected.count)) == expected)
  }

  @Test func `a warning is shown before a game that the user will certainly lose`() async throws {
    let warning: [Substring] = ["== You will lose ==", "With these settings you will definitely lose the next game"]
    let expected: [Substring] =
      Self.start + ["> settings"] + Self.settings(18, 3, "Dumb") + ["> set initial 17"]
      + [Self.initial(17), "> strategy smart", Self.strategy("Smart"), "> done"]
      + warning + ["> cancel", "== Settings ==", "Nothing has changed.", "> done"] + warning
      + ["> confirm", "== Matches ==", "17 matches", "Please start"]
    #expect(
      try await gist(of: "settings", "set initial 17", "strategy smart", "done", "cancel", "done", "confirm")
        == expected)
  }

  @Test func `the settings do not warn if warnings are off`() async throws {
    let navigation = NavigationController()
    var services = Services.sample()
    services.warnsOfLostGame = false
    MatchesCoordinator.show(on: Place(on: navigation), services)
    let play = Play(["settings", "set initial 17", "strategy smart", "done"], on: navigation)
    try await play.run()
    #expect(play.transcript.lastAnswer.contains("17 matches\nPlease start\n"))
  }

  @Test func `if the user leaves the warning without answering, nothing changes`() async {
    app.give("settings")
    app.fill("initial", with: "17")
    app.give("strategy smart")
    app.give("done")
    #expect(app.navigation.stack.map(\.item.path) == ["matches", "settings", "question"])
    app.navigation.goBack()
    await app.settle()
    #expect(app.navigation.stack.map(\.item.path) == ["matches", "settings"])
    #expect(app.navigation.top?.screen.fields.first?.value == "17")
  }

  @Test func `leaving the question at the end of a game starts no new game`() async {
    for _ in 0..<4 { app.give("take 3") }
    app.give("take 2")
    #expect(app.navigation.stack.map(\.item.path) == ["matches", "question"])
    app.navigation.goBack()
    await app.settle()
    let screen = app.navigation.top?.screen
    #expect(screen?.commands.filter(\.isEnabled).map(\.name) == ["settings", "new"])
    #expect(screen?.commands.first?.disabledReason == .matches(.gameIsOver))
  }

  @Test func `a command that runs after the user has left the game shows no page`() async throws {
    let app = App(at: "")
    app.open(.matches)
    let settings = try #require(app.navigation.top?.screen.commands.first { $0.name == "settings" })
    app.startOver()
    let run = Task.immediate { try await settings.run() }
    #expect(app.navigation.stack.map(\.item.path) == [""])
    try await value(of: run, "nobody waits for the settings")
  }

  @Test(
    arguments: [
      ("take", "“take” needs one of these: 1, 2, 3."), ("take 0", "“take” needs one of these: 1, 2, 3."),
      ("take 99999999999999999999", "“take” needs one of these: 1, 2, 3."),
      ("take -1", "“take” needs one of these: 1, 2, 3."), ("take x", "“take” needs one of these: 1, 2, 3."),
      ("take 1 2", "“take 1” takes no argument."),
      ("set initial 12", "There are no fields here."),
    ])
  func `invalid input is refused and changes nothing`(line: String, reason: String) async throws {
    let play = Play([line, "show"], on: app.navigation)
    #expect(try await play.run() == false)
    #expect(play.transcript.text.contains("> \(line)\n! \(reason)"))
    #expect(play.transcript.lastAnswer.contains("18 matches\nPlease start\n"))
  }

  @Test(arguments: ["x", "11", "25", "", "99999999999999999999"])
  func `an impossible setting is refused and changes nothing`(text: String) async throws {
    let play = Play(["settings", "set initial \(text)", "done"], on: app.navigation)
    #expect(try await play.run() == false)
    #expect(play.transcript.text.contains("! A game starts with 12 to 24 matches: enter a whole number."))
    #expect(play.transcript.lastAnswer.contains("18 matches\n"))
  }

  @Test func `the settings have their own path, which opens the form on top of the game`() async throws {
    let app = App(at: "matches/settings")
    await app.settle()
    #expect(app.navigation.stack.map(\.item.path) == ["matches", "settings"])
    let transcript = try await app.transcript(of: "set initial 21", "done")
    #expect(transcript.contains("21 matches\nPlease start\n"))
  }

  @Test func `on the full screen, sliders and keys change the settings in the same way`() async throws {
    let play = await FullScreenPlay(on: app.navigation)
    await play.press(.character("3"), .character("s"), .home, .right, .tab, .left, .character("w"), .enter)
    // The flow that waits for the settings goes on a turn later.
    await eventually("a game with the new settings is shown") { play.text.contains("13 matches") }
    await play.press(.character("3"))
    #expect(play.text.contains("Note: You cannot take that many now: take from 1 to 2."))
  }
}

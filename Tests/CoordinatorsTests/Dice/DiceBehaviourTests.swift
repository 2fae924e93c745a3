import Alternatives
import Coordinators
import Fakes
import Foundation
import Localization
import Models
import Navigation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// The dice game in every architecture: commands in, transcript out.
@Suite(.turnLimit)
struct DiceBehaviourTests {
  /// The four versions; nil is MVVMC.
  private nonisolated static let versions: [Alternative?] = [nil] + Alternative.allCases

  /// A stack with the game on it.
  private func navigation(of version: Alternative?, rolling rolls: [Int]) -> NavigationController {
    let navigation = NavigationController()
    let random = ScriptedRandom(rolls)
    if let version {
      version.showDice(on: navigation, random: random)
    } else {
      Route(path: "dice")?.show(on: navigation, .sample(random: random))
    }
    return navigation
  }

  private func transcript(
    of version: Alternative?, rolling rolls: [Int], _ lines: String..., asJSON: Bool = false,
    language: Language = .en
  ) async throws -> String {
    let navigation = navigation(of: version, rolling: rolls)
    let play = Play(lines, on: navigation, language: language, asJSON: asJSON)
    try await play.run()
    return play.transcript.text
  }

  @Test(arguments: versions)
  func `a whole game matches its recording`(version: Alternative?) async throws {
    let transcript = try await transcript(
      of: version, rolling: [1, 5, 6, 3], "roll", "roll", "roll", "roll", "new", "roll", "back")
    #expect(
      transcript == """
        == Dice ==
        You haven’t rolled the die yet
        [Roll] roll
        [New game] new

        > roll
        You rolled a 1. Keep trying!

        > roll
        You rolled a 5. Keep trying!

        > roll
        YOU WIN! (Why don’t you play again?)
        [Roll] roll (not now)

        > roll
        ! You have already won. Start a new game.
        > new
        You haven’t rolled the die yet
        [Roll] roll

        > roll
        You rolled a 3. Keep trying!

        > back

        """)
  }

  @Test(arguments: versions)
  func `the game continues after its look changes`(version: Alternative?) async throws {
    let transcript = try await transcript(of: version, rolling: [2, 6], "roll", "look", "roll", "look", "quit")
    #expect(
      transcript.hasSuffix(
        """
        > look
        [Roll] roll (not now)
        [New game] new

        > quit

        """))
  }

  /// Returns the facts about a screen of the game that a program reads.
  private struct State: Decodable, Equatable {
    struct Element: Decodable, Equatable {
      var kind: String
      var text, command: String?
      var enabled: Bool?
    }
    struct Notice: Decodable, Equatable { var kind, text: String }
    var elements: [Element]
    var notice: Notice?

    init(_ text: String, canRoll: Bool, refusal: String? = nil) {
      elements = [
        Element(kind: "text", text: text), Element(kind: "button", command: "roll", enabled: canRoll),
        Element(kind: "button", command: "new", enabled: true),
      ]
      notice = refusal.map { Notice(kind: "error", text: $0) }
    }
  }

  @Test(arguments: versions)
  func `JSON contains every state, and the reason why a roll is refused`(version: Alternative?) async throws {
    let transcript = try await transcript(
      of: version, rolling: [5, 6, 1], "roll", "roll", "roll", "new", "roll", asJSON: true)
    let states = try transcript.split(separator: "\n").filter { $0.hasPrefix("{") }.map {
      try JSONDecoder().decode(State.self, from: Data($0.utf8))
    }
    #expect(
      states == [
        State("You haven’t rolled the die yet", canRoll: true), State("You rolled a 5. Keep trying!", canRoll: true),
        State("YOU WIN! (Why don’t you play again?)", canRoll: false),
        State(
          "YOU WIN! (Why don’t you play again?)", canRoll: false,
          refusal: "You have already won. Start a new game."),
        State("You haven’t rolled the die yet", canRoll: true), State("You rolled a 1. Keep trying!", canRoll: true),
      ])
  }

  @Test(arguments: Language.allCases, [true, false])
  func `all architectures print the same lines and the same JSON, in every language`(language: Language, asJSON: Bool)
    async throws
  {
    var transcripts: Set<String> = []
    for version in Self.versions {
      transcripts.insert(
        try await transcript(
          of: version, rolling: [4, 6], "help", "roll", "look", "roll", "roll", "look", "new", "new", "rol",
          asJSON: asJSON, language: language))
    }
    #expect(transcripts.count == 1)
  }

  @Test func `all architectures look the same on the full screen`() async {
    var pictures: Set<String> = []
    for version in Self.versions {
      let play = await FullScreenPlay(on: navigation(of: version, rolling: [1, 2, 3, 4, 5, 6]))
      var text = play.text
      for key in "rtrrrrrt?" {
        await play.press(.character(key))
        text += play.text
      }
      pictures.insert(text)
    }
    #expect(pictures.count == 1)
  }
}

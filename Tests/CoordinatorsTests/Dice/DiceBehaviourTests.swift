import Coordinators
import Fakes
import Localization
import Models
import Naive
import Testing
import TextUI
import TextUISupport

/// What the dice game does, whoever has written it: commands in, transcript out.
///
/// Seed 000.
@Suite(.timeLimit(.minutes(1)))
struct DiceBehaviourTests {
  /// The game with the pattern and without.
  enum Version: CaseIterable {
    case mvvmc, naive
  }

  private func transcript(
    of version: Version, rolling rolls: [Int], _ lines: String..., asJSON: Bool = false, language: Language = .en
  ) async throws -> String {
    let navigation = NavigationController()
    let (random, strings) = (ScriptedRandom(rolls), Strings(language))
    switch version {
    case .mvvmc:
      RootCoordinator(
        navigation: navigation, dataProvider: GroupFakeDataProvider(), bookDataProvider: BookFakeDataProvider(),
        random: random, strings: strings
      ).start(at: .app(.dice))
    case .naive: navigation.push(NaiveDiceView(navigation: navigation, random: random, strings: strings))
    }
    let play = Play(lines, on: navigation, language: language, asJSON: asJSON)
    try await play.run()
    return play.transcript.text
  }

  @Test(arguments: Version.allCases)
  func `a whole game`(version: Version) async throws {
    let transcript = try await transcript(
      of: version, rolling: [1, 5, 6, 3], "roll", "roll", "roll", "roll", "new", "roll", "back")
    #expect(
      transcript == """
        == Dice ==
        You haven't rolled the die yet
        [Roll] roll
        [New game] new

        > roll
        == Dice ==
        You rolled a 1. Keep trying!
        [Roll] roll
        [New game] new

        > roll
        == Dice ==
        You rolled a 5. Keep trying!
        [Roll] roll
        [New game] new

        > roll
        == Dice ==
        YOU WIN! (Why don't you play again?)
        [Roll] roll (not now)
        [New game] new

        > roll
        ! The game is won: there is nothing to roll for. Start a new game.
        > new
        == Dice ==
        You haven't rolled the die yet
        [Roll] roll
        [New game] new

        > roll
        == Dice ==
        You rolled a 3. Keep trying!
        [Roll] roll
        [New game] new

        > back

        """)
  }

  @Test(arguments: Version.allCases)
  func `another look, and the game goes on`(version: Version) async throws {
    let transcript = try await transcript(of: version, rolling: [2, 6], "roll", "look", "roll", "look", "quit")
    #expect(
      transcript.hasSuffix(
        """
        > look
        == Dice ==
        ┌───────┐
        │ ●     │
        │       │
        │     ● │
        └───────┘
        You rolled a 2. Keep trying!

        > roll
        == Dice ==
        ┌───────┐
        │ ●   ● │
        │ ●   ● │
        │ ●   ● │
        └───────┘
        YOU WIN! (Why don't you play again?)

        > look
        == Dice ==
        YOU WIN! (Why don't you play again?)
        [Roll] roll (not now)
        [New game] new

        > quit

        """))
  }

  @Test(arguments: Language.allCases, [true, false])
  func `both say the same, in every language and to programs`(language: Language, asJSON: Bool) async throws {
    var transcripts: Set<String> = []
    for version in Version.allCases {
      transcripts.insert(
        try await transcript(
          of: version, rolling: [4, 6], "help", "roll", "look", "roll", "roll", "look", "new", "new", "rol",
          asJSON: asJSON, language: language))
    }
    #expect(transcripts.count == 1)
  }
}

import Alternatives
import Changes
import Fakes
import Foundation
import Localization
import Models
import Sessions
import TestSupport
import Testing
import TextUISupport

/// There is nothing in another's place but the input and the randomness, and all there is to look at is the output.
@Suite(.turnLimit)
struct PromptGameTests {
  /// An input that fails once, after its lines.
  @MainActor
  private final class FailingInput: LineSource {
    private var results: [Result<String, InputError>]

    init(_ results: [Result<String, InputError>]) {
      self.results = results
    }

    func nextLine() async throws(InputError) -> String? {
      results.isEmpty ? nil : try results.removeFirst().get()
    }
  }

  private let dialogue = ["7", " 3 ", "1", "4", "one", "3", "0", "", "2"]
  private let transcript = Transcript()

  /// Plays, with these answers typed; returns whether every line could be read.
  @discardableResult
  private func play(
    _ answers: [String], random: any RandomSource = ScriptedRandom([2]), language: Language = .en, echoes: Bool = true
  ) async throws -> Bool {
    let input = ScriptedInput(answers, transcript: Transcript())
    return try await play(input, random: random, language: language, echoes: echoes)
  }

  private func play(
    _ input: any LineSource, random: any RandomSource = ScriptedRandom([2]), language: Language = .en,
    echoes: Bool = true
  ) async throws -> Bool {
    let game = PromptGame(
      random: random, input: input, output: RecordedOutput.screens(in: transcript),
      messages: RecordedOutput.messages(in: transcript), language: language, echoesAnswers: echoes)
    return try await game.run()
  }

  @Test(arguments: Language.allCases)
  func `the whole dialogue matches its recording`(language: Language) async throws {
    #expect(try await play(dialogue, language: language))
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Transcripts")
    let path = folder.appending(path: "\(language).txt").path
    #expect(RecordedText.complaint(about: transcript.text, recordedIn: path) == nil)
  }

  @Test(arguments: [(["x", "3", "1"], "Using 18, 3 and Dumb\n"), (["7", "9", "99"], "Using 7, 3 and Wild\n")])
  func `after an invalid answer, the game prints the settings that it uses`(answers: [String], said: String)
    async throws
  {
    try await play(answers)
    #expect(transcript.text.contains(said))
  }

  @Test(
    arguments: [
      (Language.en, "Using 4, 3 and Smart\n", "There is 1 match\n"),
      (.de, "Also 4, 3 und Schlau\n", "Da liegt 1 Streichholz\n"),
      (.ca, "Doncs 4, 3 i Llesta\n", "Hi ha 1 llumí\n"),
    ])
  func `in each language, the settings and a single remaining match are announced correctly`(
    language: Language, instead: String, last: String
  ) async throws {
    try await play(["4", "9", "3", "1", "1"], language: language)
    #expect(transcript.text.contains(instead) && transcript.text.contains(last), "\(transcript.text)")
  }

  @Test func `after valid answers, the game does not print the settings`() async throws {
    try await play(["18", "3", "2"])
    #expect(!transcript.text.contains("Using"))
  }

  @Test func `on a terminal, which shows what is typed, the game does not print the answers`() async throws {
    try await play(["1", "", "", "1"], echoes: false)
    #expect(
      transcript.text.hasSuffix(
        "game\nStarting number of matches: Maximum number of matches to remove: "
          + "Strategy to use (1: Dumb, 2: Wild, 3: Smart): Using 1, 1 and Wild\nThere is 1 match\nPlease enter your move (1..1) "
          + "I’m sorry, you lost\nI hope to see you soon again\n"))
  }

  @Test(
    arguments: [
      (["", ""], 18, 3), (["x", "x"], 18, 3), (["0", "0"], 18, 3), (["-5", "-5"], 18, 3), (["1 2", "1 2"], 18, 3),
      (["9223372036854775808", "9223372036854775808"], 18, 3), (["-9223372036854775808", "4.5"], 18, 3),
      ([" 20 ", "\t5 "], 20, 5), (["20", "19"], 20, 19), (["20", "20"], 20, 3), (["5", "3"], 5, 3),
      (["4", ""], 4, 3), (["3", "3"], 3, 2), (["3", ""], 3, 2), (["2", "3"], 2, 1), (["1", "1"], 1, 1),
      (["1", "x"], 1, 1),
    ] as [([String], Int, Int)])
  func `an impossible number is replaced by a possible number`(answers: [String], count: Int, limit: Int) async throws {
    try await play(answers + ["2"])
    let state = count == 1 ? "There is 1 match" : "There are \(count) matches"
    #expect(transcript.text.hasSuffix("\n\(state)\nPlease enter your move (1..\(limit)) \n"))
  }

  @Test(
    arguments: [
      ("1", "1 match"), ("2", "2 matches"), ("3", "3 matches"), (" 3", "3 matches"), ("", "2 matches"),
      ("0", "2 matches"), ("4", "2 matches"), ("-9223372036854775808", "2 matches"), ("smart", "2 matches"),
    ])
  func `the strategy is chosen by its number, and any other answer chooses the wild strategy`(
    answer: String, taken: String
  )
    async throws
  {
    try await play(["18", "3", answer, "2"])
    #expect(transcript.text.contains("(1..3) 2\nI have taken \(taken)\n"))
  }

  @Test(arguments: ["4", "0", "-1", "x", "", "1 2", "99999999999999999999"])
  func `after a move that is not allowed, the game asks again`(answer: String) async throws {
    #expect(try await play(["18", "3", "1", answer, "3"]))
    #expect(
      transcript.text.contains(
        "There are 18 matches\nPlease enter your move (1..3) \(answer)\nThis is not a valid move!\n"
          + "Please enter your move (1..3) 3\nI have taken 1 match\nThere are 14 matches\n"))
  }

  @Test func `if the input ends at any question, the game starts a new line and ends`() async throws {
    for count in dialogue.indices {
      let play = PromptGameTests()
      #expect(try await play.play(Array(dialogue.prefix(count))))
      let lines = play.transcript.text.components(separatedBy: "\n")
      #expect(lines.last == "" && ["(", ":"].contains { lines[lines.count - 2].contains($0) })
      #expect(!play.transcript.text.contains("soon again"))
    }
  }

  @Test func `even the smallest games can be played, against every strategy`() async throws {
    for initialCount in 1...5 {
      for (removeMax, strategy) in (0...5).flatMap({ number in (1...3).map { (number, $0) } }) {
        let play = PromptGameTests()
        try await play.play(
          ["\(initialCount)", "\(removeMax)", "\(strategy)"] + Array(repeating: "1", count: initialCount))
        #expect(play.transcript.text.hasSuffix("I hope to see you soon again\n"))
      }
    }
  }

  @Test(arguments: ["1", "2", "3"])
  func `even the largest game can be started, against every strategy`(strategy: String) async throws {
    try await play([String(Int.max), String(Int.max - 1), strategy, "1"])
    #expect(transcript.text.contains("I have taken "))
  }

  @Test func `after a line that is too long, the game asks again, and finally reports that a line could not be read`()
    async throws
  {
    let input = FailingInput([.failure(.lineTooLong(limit: 9)), .success("1")])
    #expect(try await play(input) == false)
    #expect(
      transcript.text.hasSuffix(
        "Starting number of matches: \n! A line may have at most 9 bytes; this one was skipped.\n"
          + "Starting number of matches: 1\nMaximum number of matches to remove: \n"))
  }

  @Test
  func `after an answer that is not UTF-8, the game asks again, and finally reports that a line could not be read`()
    async throws
  {
    #expect(try await play(FailingInput([.failure(.notUTF8), .success("1")])) == false)
    #expect(
      transcript.text.hasSuffix(
        "Starting number of matches: \n! This line is not UTF-8; it was skipped.\n"
          + "Starting number of matches: 1\nMaximum number of matches to remove: \n"))
  }

  @Test func `the game ends when its input can no longer be read`() async throws {
    let input = FailingInput([.failure(.failed(.closed)), .success("1")])
    #expect(try await play(input) == false)
    #expect(transcript.text.hasSuffix("Starting number of matches: \n! The input cannot be read: it is closed.\n"))
  }

  @Test func `the game ends when its output is closed`() async {
    let output = RecordedOutput.screens(in: transcript)
    output.failure = .closed
    let game = PromptGame(
      random: ScriptedRandom([1]), input: ScriptedInput(dialogue, transcript: transcript), output: output,
      messages: output, language: .en, echoesAnswers: true)
    await #expect(throws: OutputError.closed) { try await game.run() }
    #expect(transcript.text == "")
  }
}

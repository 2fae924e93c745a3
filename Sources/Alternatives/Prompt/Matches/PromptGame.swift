import Changes
import Interactors
import Localization
import Models
import Sessions

/// The match game as questions and answers, without a screen, view model or coordinator.
///
/// The code that decides what to print prints it at once, so a test has to read the output.
package final class PromptGame {
  private let random: any RandomSource
  private let input: any LineSource
  private let output, messages: any TextOutput
  private let language: Language
  /// Whether to print each answer after its question, because no terminal echoes it.
  private let echoesAnswers: Bool
  private var hasSkipped = false

  package init(
    random: any RandomSource, input: any LineSource, output: any TextOutput, messages: any TextOutput,
    language: Language, echoesAnswers: Bool
  ) {
    self.random = random
    self.input = input
    self.output = output
    self.messages = messages
    self.language = language
    self.echoesAnswers = echoesAnswers
  }

  /// Plays one game, unless the input ends first.
  ///
  /// - Returns: Whether every line could be read.
  /// - Throws: `OutputError` as soon as a write fails.
  package func run() async throws(OutputError) -> Bool {
    try say(.welcome)
    try endLine()
    try say(.rule)
    if let settings = try await askForSettings() {
      try await play(MatchesInteractor(settings: settings, random: random))
    }
    return !hasSkipped
  }

  private func askForSettings() async throws(OutputError) -> MatchSettings? {
    guard let initialCount = try await askForNumber(.askInitialCount),
      let removeMax = try await askForNumber(.askRemoveMax),
      let strategy = try await askForNumber(.askStrategy)
    else { return nil }
    let settings = MatchSettings(initialCount: initialCount, removeMax: removeMax, strategy: Self.strategy(strategy))
    if [initialCount, removeMax] != [settings.initialCount, settings.removeMax] || !(1...3).contains(strategy) {
      try say(.instead(settings.initialCount, settings.removeMax, settings.strategy))
    }
    return settings
  }

  private static func strategy(_ number: Int) -> MatchStrategy {
    switch number {
    case 1: .dumb
    case 3: .smart
    default: .wild
    }
  }

  private func play(_ interactor: MatchesInteractor) async throws(OutputError) {
    while interactor.game.loser == nil {
      let count = interactor.game.count
      try say(.matchesLeft(count))
      guard let taken = try await takeForUser(interactor) else { return }
      let answer = count - taken - interactor.game.count
      if answer > 0 { try say(.taken(answer)) }
    }
    try say(interactor.game.loser == .user ? .userLost : .userWon)
    try say(.goodbye)
  }

  /// Asks for a move until the rules allow it, makes the move, and returns the matches taken.
  ///
  /// At the end of input, it returns nil.
  private func takeForUser(_ interactor: MatchesInteractor) async throws(OutputError) -> Int? {
    while let number = try await askForNumber(.askMove(limit: interactor.game.limit(for: .user))) {
      do {
        try interactor.take(number)
        return number
      } catch {
        try say(.badMove)
      }
    }
    return nil
  }

  // MARK: Questions and answers

  /// Asks a question, and returns the typed number.
  ///
  /// It returns 0 for anything that is not a number, and nil at the end of input.
  private func askForNumber(_ question: PromptGameText) async throws(OutputError) -> Int? {
    while true {
      try output.write(SafeText(question.words(in: language)))
      let line: String?
      do throws(InputError) {
        line = try await input.nextLine()
      } catch {
        try endLine()
        hasSkipped = true
        try messages.write(SafeText(lines: [error.text.words(in: language)]))
        guard error.skipsLine else { return nil }
        continue
      }
      // Print the answer if no terminal echoes it. At the end of input, the user has not pressed Enter, so end the line here.
      if line == nil || echoesAnswers { try output.write(SafeText(lines: [line ?? ""])) }
      guard let words = line?.split(whereSeparator: \.isWhitespace) else { return nil }
      guard words.count == 1, let number = Int(words[0]) else { return 0 }
      return number
    }
  }

  private func say(_ text: PromptGameText) throws(OutputError) {
    try output.write(SafeText(lines: [text.words(in: language)]))
  }

  private func endLine() throws(OutputError) {
    try output.write(SafeText(lines: [""]))
  }
}

package import Interactors
package import Localization
import Models
import Observation

/// Prepares the match game for its view, and passes on what the user does there.
///
/// What it shows is derived from the interactor's game whenever it is read, and the interactor is observable. The removals
/// of a round are events, which the game's state no longer tells: the coordinator wires them to ``pileDidChange(_:)``.
///
/// Owned by the view.
///
/// Seed 004.
@Observable
package final class MatchesViewModel {
  /// What has been removed since the user's last move began.
  private var removals: [Int] = []

  @ObservationIgnored private let interactor: any MatchesInteractorProtocol
  @ObservationIgnored private let coordinator: any MatchesCoordinatorProtocol
  @ObservationIgnored private let strings: Strings

  package init(
    interactor: any MatchesInteractorProtocol, coordinator: any MatchesCoordinatorProtocol, strings: Strings
  ) {
    self.interactor = interactor
    self.coordinator = coordinator
    self.strings = strings
  }

  // MARK: What is shown

  package var title: String { strings(MatchesText.title) }
  package var hint: String { strings(MatchesText.hint) }

  /// How many matches are left, to be drawn.
  package var matchCount: Int { interactor.game.count }

  /// How many matches are left, in words.
  package var gameState: String { strings(MatchesText.matchCount, count: matchCount) }

  /// What the computer did in the last round that the game went on after.
  package var report: String {
    guard let move = interactor.computerMove else { return strings(MatchesText.pleaseStart) }
    return strings(MatchesText.removed, count: move)
  }

  /// What has been removed in this round, one number for each removal; nil before the first.
  package var lastRemovals: String? {
    guard !removals.isEmpty else { return nil }
    return strings(MatchesText.removals, ["numbers": removals.map { "−\(strings.number($0))" }.joined(separator: "  ")])
  }

  /// Takes note of what has happened to the pile: called for each change, equal ones too.
  package func pileDidChange(_ change: PileChange) {
    switch change {
    case .reset: removals = []
    case .removed(let number): removals.append(number)
    }
  }

  /// What the button that takes so many is called.
  package func takeLabel(_ number: Int) -> String {
    strings(MatchesText.take, ["count": strings.number(number)])
  }

  // MARK: Inside this calçot: the interactor

  package var takeOne: Command<Void> { take(1, when: self.userLimit > 0) }
  package var takeTwo: Command<Void> { take(2, when: self.userLimit > 1) }
  package var takeThree: Command<Void> { take(3, when: self.userLimit > 2) }

  package func newGame() {
    interactor.newGame()
  }

  // MARK: To another calçot: the coordinator

  /// Has the user change the settings; if they have become others, a new game starts with them.
  package func changeSettings() async {
    guard let settings = await coordinator.changeSettings(interactor.settings) else { return }
    interactor.use(settings)
  }

  package func dismissMatches() {
    coordinator.dismissMatches()
  }

  // MARK: -

  private var userLimit: Int { interactor.game.userLimit }

  private func take(_ number: Int, when condition: @autoclosure @escaping () -> Bool) -> Command<Void> {
    Command(when: condition(), otherwise: self.whyNotTake(number)) { [self] () throws(Refusal) in
      removals = []
      try strings.allowing(try interactor.take(number))
      await endIfOver()
    }
  }

  private func whyNotTake(_ number: Int) -> String {
    interactor.game.objection(to: number, by: .user).map(strings.message) ?? ""
  }

  /// Tells the user who has lost, once somebody has, and starts a new game.
  private func endIfOver() async {
    guard let loser = interactor.game.loser else { return }
    let question = Question(
      title: strings(MatchesText.overTitle),
      message: strings(loser == .user ? MatchesText.userLost : .computerLost),
      confirm: strings(MatchesText.newGame))
    if await coordinator.ask(question) {
      interactor.newGame()
    }
  }
}

package import Localization
package import Models

extension Strings {
  /// What the rules of the match game have against it, and what to do.
  nonisolated package func message(for error: MatchError) -> String {
    switch error {
    case .gameIsOver: self(MatchesText.gameIsOver)
    case .outOfTurn: self(MatchesText.outOfTurn)
    case .notAllowed(1): self(MatchesText.onlyOne)
    case .notAllowed(let limit): self(MatchesText.notAllowed, ["limit": number(limit)])
    case .badInitialCount(let range): self(MatchesText.badInitialCount, ends(of: range))
    case .badRemoveMax(let range): self(MatchesText.badRemoveMax, ends(of: range))
    }
  }

  /// What a way of playing is called.
  nonisolated package func name(of strategy: MatchStrategy) -> String {
    switch strategy {
    case .dumb: self(MatchSettingsText.dumb)
    case .wild: self(MatchSettingsText.wild)
    case .smart: self(MatchSettingsText.smart)
    }
  }

  /// Does what the rules may not allow, and puts the reason into words.
  nonisolated package func allowing(_ act: @autoclosure () throws(MatchError) -> Void) throws(Refusal) {
    do {
      try act()
    } catch {
      throw Refusal(message(for: error))
    }
  }

  private nonisolated func ends(of range: ClosedRange<Int>) -> KeyValuePairs<String, String> {
    ["first": number(range.lowerBound), "last": number(range.upperBound)]
  }
}

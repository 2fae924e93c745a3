import Localization
import Models
import Texts

/// The dice game as values: its state, its actions, and how an action changes the state.
package enum DiceFeature {
  package struct State: Equatable {
    package var die: Die?
    package var showsFace = false

    package init(die: Die? = nil, showsFace: Bool = false) {
      self.die = die
      self.showsFace = showsFace
    }

    /// The value of the die, from 1 to 6; nil before the first roll.
    package var dieValue: Int? { die?.value.rawValue }

    package var isGameOver: Bool { die?.value == .winning }

    package var currentRollDescription: Text {
      guard let dieValue else { return .dice(.notRolled) }
      return isGameOver ? .dice(.won) : .dice(.rolled(dieValue))
    }

    package var rollDisabledReason: Text? { isGameOver ? .dice(.gameIsOver) : nil }
  }

  package enum Action: Equatable {
    case roll, rolled(Die)
    case newGame
    case changeLook
  }

  /// Work that the reducer leaves to the store, because a pure function cannot roll a die.
  package enum Effect: Equatable {
    case rollDie
  }

  /// Applies an action to the state, and returns the effect that follows, if any.
  ///
  /// The same state and action always give the same result.
  package static func reduce(_ state: inout State, _ action: Action) -> Effect? {
    switch action {
    case .roll: return state.isGameOver ? nil : .rollDie
    case .rolled(let die): state.die = die
    case .newGame: state.die = nil
    case .changeLook: state.showsFace.toggle()
    }
    return nil
  }

  package static func store(random: any RandomSource) -> Store<State, Action, Effect> {
    Store(State(), reduce: reduce) { effect in
      switch effect {
      case .rollDie: .rolled(Die(rolledWith: random))
      }
    }
  }
}

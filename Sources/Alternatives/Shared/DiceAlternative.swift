import Models
import TextUI

/// The architectures in which the dice game exists besides MVVMC.
nonisolated package enum DiceAlternative: String, CaseIterable, Sendable {
  case mvc, mvvm, unidirectional

  /// Shows the game on an empty stack.
  @MainActor package func show(on navigation: NavigationController, random: any RandomSource) {
    let place = Place(on: navigation)
    switch self {
    case .mvc: place.show(NaiveDiceView(random: random))
    case .mvvm: place.show(Page(MVVMDiceView.self, MVVMDiceViewModel(random: random)))
    case .unidirectional: place.show(Page(UnidirectionalDiceView.self, DiceFeature.store(random: random)))
    }
  }
}

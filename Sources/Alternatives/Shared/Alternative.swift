import Interactors
import Models
import Navigation

/// The architectures other than MVVMC in which the dice game and three group screens exist.
nonisolated package enum Alternative: String, CaseIterable, Sendable {
  case mvc, mvvm, unidirectional

  /// Shows the dice game on top of the stack in front.
  @MainActor package func showDice(on navigation: NavigationController, random: any RandomSource) {
    let place = Place(on: navigation)
    switch self {
    case .mvc: place.show(NaiveDiceView(random: random))
    case .mvvm: place.show(Page(MVVMDiceView.self, MVVMDiceViewModel(random: random)))
    case .unidirectional: place.show(Page(UnidirectionalDiceView.self, DiceFeature.store(random: random)))
    }
  }

  /// Shows the joined groups on top of the stack in front.
  @MainActor package func showGroups(on navigation: NavigationController, dataProvider: any GroupDataProvider) {
    let place = Place(on: navigation)
    switch self {
    case .mvc: place.show(NaiveGroupsView(on: place, dataProvider))
    case .mvvm: MVVMGroupsRouter(dataProvider: dataProvider).showGroups(on: place)
    case .unidirectional: GroupsFeature.show(on: place, dataProvider)
    }
  }
}

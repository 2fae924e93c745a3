import Fakes
import Models
import Navigation
import TextViews
import ViewModels

extension GalleryState {
  nonisolated static let dice = [
    GalleryState("dice/rolled") { [dicePage(showing: .five)] },
    GalleryState("dice/new") { [dicePage(showing: nil)] },
    GalleryState("dice/won") { [dicePage(showing: .six)] },
    GalleryState("diceFace/rolled") { [diceFacePage(showing: .four)] },
    GalleryState("diceFace/new") { [diceFacePage(showing: nil)] },
    GalleryState("diceFace/won") { [diceFacePage(showing: .six)] },
  ]

  private static func dicePage(showing value: DieValue?) -> any AnyPage {
    Page(DiceLabelView.self, diceViewModel(showing: value))
  }

  private static func diceFacePage(showing value: DieValue?) -> any AnyPage {
    Page(DiceFaceView.self, diceViewModel(showing: value))
  }

  private static func diceViewModel(showing value: DieValue?) -> DiceViewModel {
    DiceViewModel(interactor: DiceFakeInteractor(value), coordinator: DiceFakeCoordinator())
  }
}

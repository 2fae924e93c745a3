import Fakes
import Models
import Testing
import TextUI
import TextViews
import ViewModels

struct DieFaceTests {
  @Test(
    arguments: [
      (nil, ["     ", "     ", "     "]), (.one, ["     ", "  ●  ", "     "]), (.two, ["●    ", "     ", "    ●"]),
      (.three, ["●    ", "  ●  ", "    ●"]), (.four, ["●   ●", "     ", "●   ●"]),
      (.five, ["●   ●", "  ●  ", "●   ●"]), (.six, ["●   ●", "●   ●", "●   ●"]),
    ] as [(DieValue?, [String])])
  func `each face is drawn in full`(value: DieValue?, rows: [String]) {
    let lines = ["┌───────┐"] + rows.map { "│ \($0) │" } + ["└───────┘"]
    let viewModel = DiceViewModel(interactor: DiceFakeInteractor(value), coordinator: DiceFakeCoordinator())
    #expect(DiceFaceView(viewModel: viewModel).screen.picture?.text == lines.joined(separator: "\n"))
  }
}

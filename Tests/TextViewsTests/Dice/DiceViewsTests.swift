import Fakes
import Localization
import Models
import Testing
import TextUI
import TextViews
import ViewModels

/// Seed 000.
struct DiceViewsTests {
  private let interactor = DiceFakeInteractor(rolls: [.five, .six])
  private let viewModel: DiceViewModel
  private let label: DiceLabelView
  private let face: DiceFaceView

  init() {
    viewModel = DiceViewModel(interactor: interactor, coordinator: DiceFakeCoordinator())
    label = DiceLabelView(viewModel: viewModel, strings: Strings(.en))
    face = DiceFaceView(viewModel: viewModel, strings: Strings(.en))
  }

  @Test func `the label and its two buttons`() async throws {
    #expect(
      try await lines(of: label) == """
        == Dice ==
        You haven't rolled the die yet
        [Roll] roll
        [New game] new


        """)
  }

  @Test func `two views of one game show the same roll`() async throws {
    try await viewModel.rollDie()
    #expect(try await lines(of: label).contains("You rolled a 5. Keep trying!"))
    #expect(
      try await lines(of: face) == """
        == Dice ==
        ┌───────┐
        │ ●   ● │
        │   ●   │
        │ ●   ● │
        └───────┘
        You rolled a 5. Keep trying!


        """)
  }

  @Test func `a win is said in words, and the button is off`() async throws {
    for _ in 0..<2 { try await viewModel.rollDie() }
    #expect(
      try await lines(of: label) == """
        == Dice ==
        YOU WIN! (Why don't you play again?)
        [Roll] roll (not now)
        [New game] new


        """)
    #expect(try await lines(of: face).contains("YOU WIN!"))
  }

  @Test func `the text is of good tidings exactly when the game is won`() async throws {
    #expect(tone(of: label) == .plain)
    try await viewModel.rollDie()
    #expect(tone(of: label) == .plain && tone(of: face) == .plain)
    try await viewModel.rollDie()
    #expect(tone(of: label) == .success && tone(of: face) == .success)
    viewModel.newGame()
    #expect(tone(of: label) == .plain)
  }

  private func tone(of view: any TextView) -> Tone? {
    for case .text(_, let tone) in view.screen.elements { return tone }
    return nil
  }

  @Test(arguments: DieValue.allCases)
  func `a face has as many pips as its value`(value: DieValue) async throws {
    let viewModel = DiceViewModel(
      interactor: DiceFakeInteractor(rolls: [value]), coordinator: DiceFakeCoordinator())
    try await viewModel.rollDie()
    let text = try await lines(of: DiceFaceView(viewModel: viewModel, strings: Strings(.en)))
    #expect(text.filter { $0 == "●" }.count == value.rawValue)
  }
}

import Fakes
import Models
import Testing
import TextUI
import TextViews
import ViewModels

struct DiceViewsTests {
  private func viewModel(showing value: DieValue?) -> DiceViewModel {
    DiceViewModel(interactor: DiceFakeInteractor(value), coordinator: DiceFakeCoordinator())
  }

  @Test func `the label view shows text and two buttons`() async throws {
    let shown = try await lines(of: DiceLabelView.self, viewModel(showing: nil))
    #expect(
      shown == """
        == Dice ==
        You haven’t rolled the die yet
        [Roll] roll
        [New game] new


        """)
  }

  @Test func `the face of the die is shown, with the same text`() async throws {
    let viewModel = viewModel(showing: .five)
    let shown = try await lines(of: DiceLabelView.self, viewModel)
    #expect(shown.contains("You rolled a 5. Keep trying!\n"))
    let drawn = try await lines(of: DiceFaceView.self, viewModel)
    #expect(drawn.contains("You rolled a 5. Keep trying!\n"))
    #expect(
      face(of: viewModel)?.text == """
        ┌───────┐
        │ ●   ● │
        │   ●   │
        │ ●   ● │
        └───────┘
        """)
  }

  @Test func `a win is shown in words, and the button is disabled`() async throws {
    let shown = try await lines(of: DiceLabelView.self, viewModel(showing: .six))
    #expect(shown.hasSuffix("\nYOU WIN! (Why don’t you play again?)\n[Roll] roll (not now)\n[New game] new\n\n"))
    let drawn = try await lines(of: DiceFaceView.self, viewModel(showing: .six))
    #expect(drawn.contains("YOU WIN!"))
  }

  @Test(arguments: [nil, DieValue.one, .five, .six])
  func `the text has the colour of success exactly when the game is won`(value: DieValue?) {
    let expected = value == .six ? Tone.success : .plain
    #expect(tone(of: DiceLabelView(viewModel: viewModel(showing: value)).screen) == expected)
    #expect(tone(of: DiceFaceView(viewModel: viewModel(showing: value)).screen) == expected)
  }

  private func tone(of screen: Screen) -> Tone? {
    for case .text(_, let tone) in screen.elements { return tone }
    return nil
  }

  @Test(arguments: [nil, DieValue.three, .six])
  func `both looks have the same commands`(value: DieValue?) {
    let commands = value == .six ? ["new", "look"] : ["roll", "new", "look"]
    #expect(DiceLabelView(viewModel: viewModel(showing: value)).screen.enabledCommands == commands)
    #expect(DiceFaceView(viewModel: viewModel(showing: value)).screen.enabledCommands == commands)
  }

  @Test(arguments: DieValue.allCases)
  func `a face has as many pips as its value`(value: DieValue) {
    let text = face(of: viewModel(showing: value))?.text ?? ""
    #expect(text.filter { $0 == "●" }.count == value.rawValue)
  }

  @Test func `the animation between two values of the die shows neither of the two values`() throws {
    let frames = try #require(face(of: viewModel(showing: .five))).frames(2).map(Picture.text)
    #expect(frames.map { $0.filter { $0 == "●" }.count } == [1, 3])
  }

  private func face(of viewModel: DiceViewModel) -> Picture? { DiceFaceView(viewModel: viewModel).screen.picture }
}

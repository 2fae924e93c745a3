import Changes
import Fakes
import Interactors
import Localization
import Models
import Testing
import TextUI
import TextUISupport
import TextViews
import Texts
import ViewModels

struct MatchesViewTests {
  private let interactor = MatchesFakeInteractor()
  private let viewModel: MatchesViewModel

  init() {
    viewModel = MatchesViewModel(interactor: interactor, coordinator: MatchesFakeCoordinator())
  }

  @Test func `the pile is drawn in rows of ten`() throws {
    interactor.game = try .sample(count: 12, removeMax: 2)
    #expect(
      pile?.text == """
        o o o o o o o o o o 
        | | | | | | | | | | 
        o o 
        | | 
        """)
  }

  @Test func `a removed match burns down`() throws {
    interactor.game = try .sample(count: 12, removeMax: 2)
    let frames = try #require(pile).frames(14).map(Picture.text)
    #expect(frames.map { $0.filter { $0 == "o" }.count } == [12, 12, 12])
    #expect(frames.map { $0.filter { "*'".contains($0) }.count } == [2, 2, 0])
    #expect(frames.map { $0.filter { "|!.".contains($0) }.count } == [14, 14, 14])
  }

  @Test func `a new pile appears without animation`() throws {
    interactor.game = try .sample(count: 12)
    #expect(try #require(pile).frames(2).isEmpty)
  }

  @Test func `an unchanged pile is not animated`() throws {
    interactor.game = try .sample(count: 12)
    #expect(try #require(pile).frames(12).isEmpty)
  }

  private var pile: Picture? { MatchesView(viewModel: viewModel).screen.picture }

  @Test func `in line mode, the number of matches replaces the picture of the pile`() async throws {
    interactor.game = try .sample(count: 12, removeMax: 2)
    let shown = try await lines(of: MatchesView.self, viewModel)
    #expect(
      shown == """
        == Matches ==
        12 matches
        Please start
        [Take 1] take 1
        [Take 2] take 2
        [Take 3] take 3 (not now)
        Removing the last match loses the game.


        """)
  }

  @Test(arguments: [0, 1, 9, 10, 11, 20, 24])
  func `one match is drawn for each match that is left`(count: Int) throws {
    interactor.game = try .sample(count: count)
    #expect(try #require(pile).text.filter { $0 == "|" }.count == count)
  }

  @Test(arguments: [
    (18, ["take 1", "take 2", "take 3", "settings", "new"]), (1, ["take 1", "settings", "new"]),
    (0, ["settings", "new"]),
  ])
  func `only the commands that can succeed are enabled`(count: Int, commands: [String]) throws {
    interactor.game = try .sample(count: count)
    #expect(MatchesView(viewModel: viewModel).screen.enabledCommands == commands)
  }

  @Test(arguments: [1, 2, 3])
  func `each button takes the number of matches on its label`(number: Int) async throws {
    let command = MatchesView(viewModel: viewModel).screen.commands[number - 1]
    #expect(command.name == "take \(number)")
    #expect(command.key == .character(Character("\(number)")))
    #expect(command.label == .matches(.take(number)))
    try await command.run()
    #expect(interactor.calls == [.take(number)])
  }
}

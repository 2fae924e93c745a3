import Fakes
import Interactors
import Localization
import Models
import Testing
import TextUI
import TextUISupport
import TextViews
import ViewModels

struct StudyViewTests {
  private let interactor = StudyFakeInteractor()
  private let coordinator = StudyFakeCoordinator()

  private func transcript(of input: String...) async throws -> String {
    let navigation = NavigationController()
    navigation.push(
      StudyView(
        viewModel: StudyViewModel(interactor: interactor, coordinator: coordinator), path: "1", strings: Strings(.en)))
    let play = Play(input, on: navigation)
    try await play.run()
    return play.transcript.text
  }

  @Test func `it shows how much is known, and takes what has been learnt`() async throws {
    #expect(
      try await transcript(of: "know 2", "forget 7") == """
        == Capitals ==
        50% KNOWN
        5 of 10 cards known

        > know 2
        == Capitals ==
        70% KNOWN
        7 of 10 cards known

        > forget 7
        == Capitals ==
        0% KNOWN
        0 of 10 cards known


        """)
  }

  @Test(arguments: [
    ("know 6", "Only 5 cards are left to learn; nothing was changed."),
    ("know", "How many cards? Type a number, such as 10."),
    ("know 1e9", "That is no whole number. Use the digits 0 to 9 only."),
    ("forget -1", "The number of cards cannot be negative."),
  ])
  func `what cannot be learnt is refused in words`(line: String, reason: String) async throws {
    #expect(try await transcript(of: line).hasSuffix("! \(reason)\n"))
    #expect(interactor.book == .sample)
  }

  @Test func `a book that is gone is told`() async throws {
    interactor.stock = nil
    #expect(try await transcript(of: "back").contains("Error: There is no such book, or no longer"))
    #expect(coordinator.dismissals == 1)
  }
}

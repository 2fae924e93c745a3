import Coordinators
import Fakes
import Localization
import Models
import Navigation
import Observation
import Testing
import TextUI
import TextUISupport
import Texts

/// The two looks of the dice game, whose pages take each other's place.
struct DiceFlowTests {
  private let app = App(at: "", random: ScriptedRandom([2, 5, 6]))

  init() {
    app.open(.dice)
  }

  /// The text that the screen on top shows.
  private var text: Text? { text(of: app.navigation.top) }

  /// Whether the screen on top shows the face of the die.
  private var showsFace: Bool {
    for case .picture in app.navigation.top?.screen.elements ?? [] { return true }
    return false
  }

  private func text(of page: (any AnyPage)?) -> Text? {
    for case .text(let text, _) in page?.screen.elements ?? [] { return text }
    return nil
  }

  @Test func `both looks show the same game`() {
    app.give("roll")
    #expect(text == .dice(.rolled(2)) && !showsFace)
    app.give("look")
    #expect(text == .dice(.rolled(2)) && showsFace)
    app.give("look")
    #expect(text == .dice(.rolled(2)) && !showsFace)
  }

  @Test func `two pages can show the same game at the same time`() {
    let label = app.navigation.top
    app.give("look")
    app.give("roll")
    #expect(text(of: label) == .dice(.rolled(2)))
    #expect(text == .dice(.rolled(2)) && showsFace)
  }

  @Test(arguments: [[], ["look"], ["look", "look"]])
  func `a roll redraws the game in either look`(commands: [String]) async {
    for command in commands { app.give(command) }
    #expect(text == .dice(.notRolled))
    await confirmation { redrawn in
      withObservationTracking {
        _ = app.navigation.top?.screen
      } onChange: {
        redrawn()
      }
      app.give("roll")
    }
    #expect(text == .dice(.rolled(2)))
  }

  @Test func `the game continues after its look changes`() {
    app.give("roll")
    app.give("look")
    app.give("roll")
    #expect(text == .dice(.rolled(5)))
    app.give("look")
    app.give("roll")
    #expect(text == .dice(.won))
    app.give("look")
    app.give("new")
    #expect(text == .dice(.notRolled))
  }

  @Test func `changing the look replaces the page of the previous look`() {
    for count in 1...3 {
      app.give("look")
      #expect(app.navigation.stack.map(\.item.path) == ["dice"], "after \(count) changes")
    }
  }

  @Test(arguments: [[], ["look"]])
  func `a command that runs after the user has left the game shows no page`(commands: [String]) async throws {
    for command in commands { app.give(command) }
    let look = try #require(app.navigation.top?.screen.commands.first { $0.name == "look" })
    app.startOver()
    try await look.run()
    #expect(app.navigation.stack.map(\.item.path) == [""])
  }
}

import Coordinators
import Interactors
import Models
import TestSupport
import Testing
import TextUISupport

/// The dice game is freed in the turn in which it is left, whichever way.
struct DiceLifetimeTests {
  @Test(arguments: [[], ["look"], ["look", "look"]], [LifetimeTests.WayOut.startOver, .popAll])
  func `the dice game is freed when it is left, in either look`(commands: [String], way: LifetimeTests.WayOut) {
    let app = App(at: "")
    app.open(.dice)
    app.give("roll")
    for command in commands { app.give(command) }
    let game = Lifetime(ofTopOf: app)
    let view = commands.count == 1 ? "Page<DiceFaceView>" : "Page<DiceLabelView>"
    #expect(game.alive.isSuperset(of: [view, "Work", "DiceInteractor", "DiceCoordinator"]))
    way.take(app)
    #expect(game.alive == [])
  }

  @Test func `changing the look frees the old page, and the game continues`() {
    let app = App(at: "dice")
    let game = Lifetime(ofTopOf: app)
    app.give("look")
    #expect(game.alive.isDisjoint(with: ["Page<DiceLabelView>", "Work"]))
    #expect(game.alive.isSuperset(of: ["DiceInteractor", "DiceCoordinator", "Place"]))
  }
}

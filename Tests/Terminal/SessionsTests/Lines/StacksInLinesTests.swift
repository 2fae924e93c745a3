import Localization
import Navigation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// Several stacks, in lines.
@Suite(.turnLimit)
struct StacksInLinesTests {
  private let navigation = NavigationController()

  /// Brings a stack with this name to the front, whose page has these commands.
  private func turn(to name: String, commands: [KeyCommand] = []) {
    navigation.turn(to: name) { place in
      place.show(Page(PlainView.self, PlainView.ViewModel("\(name)", path: name, commands: commands)))
    }
  }

  @Test func `a report is printed even if a report of another stack had the same number`() async throws {
    Place(on: navigation).show(Page(PlainView.self, PlainView.ViewModel("Home", path: "")))
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    turn(to: "late")
    let late = try #require(navigation.top)
    navigation.run(on: late) {
      for await _ in gate {}
      return Outcome("Done late.")
    }
    let write = KeyCommand("write", key: "w", .nothing(.reporting { Outcome("Done at once.") }))
    let turnToLate = KeyCommand(
      "late", key: "l",
      .nothing {
        opener.finish()
        await eventually("it is done") { !late.work.isBusy }
        turn(to: "late")
      })
    turn(to: "soon", commands: [write, turnToLate])
    let play = Play(["write", "late"], on: navigation)
    try await play.run()
    #expect(play.transcript.text.contains("Note: Done at once."))
    #expect(play.transcript.lastAnswer.contains("Note: Done late."), "\(play.transcript.text)")
  }
}

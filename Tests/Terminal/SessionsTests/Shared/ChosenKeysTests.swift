import Changes
import Foundation
import Localization
import Navigation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// A command on a key that the user has chosen, wherever the key is shown or pressed.
@MainActor @Suite(.turnLimit)
struct ChosenKeysTests {
  private let navigation = NavigationController()
  private let viewModel = PlainView.ViewModel("A", rows: ["a"])
  private var runs: [String] { log.entries }
  private let log = Log()

  @MainActor private final class Log {
    var entries: [String] = []
  }

  private func command(_ name: String, _ key: Key) -> KeyCommand {
    KeyCommand(name, key: key, label: "\(name.capitalized)", help: "do it") { [log] in log.entries.append(name) }
  }

  private func play(_ chosenKeys: [String: Key], leadingTo destinations: Destinations? = nil) async -> FullScreenPlay {
    viewModel.commands = [command("make", "m"), command("open", .enter)]
    Place(on: navigation).show(Page(PlainView.self, viewModel))
    let play = await FullScreenPlay(on: navigation, leadingTo: destinations, chosenKeys: chosenKeys)
    await play.press(.tab)
    return play
  }

  @Test func `a command runs by the key that the user has chosen, and no longer by its original key`() async {
    let play = await play(["make": "z"])
    await play.press(.character("m"))
    #expect(runs == [])
    await play.press(.character("z"))
    #expect(runs == ["make"])
  }

  @Test func `the footer, the list of keys and the palette show the key that the user has chosen`() async {
    let play = await play(["make": "z"])
    #expect(play.lines.last?.contains("z Make") == true)
    await play.press(.character("?"))
    #expect(play.lines.contains { $0.hasPrefix("  z ") && $0.hasSuffix("Make: do it") })
    await play.press(.escape, .character(":"))
    #expect(play.lines.contains { $0.contains("Make") && $0.contains(" z ") })
  }

  @Test func `a command on Enter keeps that key, even if the user has chosen another key`() async {
    let play = await play(["open": "z"])
    await play.press(.character("z"))
    #expect(runs == [])
    await play.press(.enter)
    #expect(runs == ["open"])
  }

  @Test func `the commands that every screen has also show the keys that the user has chosen`() async {
    await navigation.history.run(at: []) { Outcome("Made.", undo: Undo { throw CommandError("No.") }) }
    let play = await play(["undo": "b"])
    #expect(play.text.contains("b Undo"))
  }

  @Test func `buttons and options show the keys that the user has chosen`() async {
    Place(on: navigation).show(Page(ElementsView.self, ()))
    let play = await FullScreenPlay(on: navigation, rows: 40, chosenKeys: ["more": "z", "small": "Z"])
    #expect(play.lines.contains { $0.contains("More") && $0.hasSuffix(" z") })
    #expect(play.lines.contains { $0.contains("Size: ") && $0.contains(" Z small") })
  }

  @Test func `in line mode, a command runs by the key that the user has chosen`() async throws {
    viewModel.commands = [command("make", "m")]
    Place(on: navigation).show(Page(PlainView.self, viewModel))
    let play = Play(["z", "m"], on: navigation, chosenKeys: ["make": "z"])
    try await play.run()
    #expect(runs == ["make"])
  }
}

import Foundation
import Localization
import Navigation
import Observation
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// A counter, drawn as strokes; on the way down, it shows what goes.
private struct CounterView: TextView {
  @Observable
  final class ViewModel {
    var count = 3
  }

  let viewModel: ViewModel

  var item: NavigationItem { NavigationItem(path: "counter", title: "Counter") }

  var screen: Screen {
    let count = viewModel.count
    let picture = Picture(of: count, Self.strokes(count)) { earlier in
      ["x", "."].map { Self.strokes(count) + [[Picture.Stroke(String(repeating: $0, count: max(0, earlier - count)))]] }
    }
    return Screen(
      elements: [.picture(picture)],
      commands: [KeyCommand("less", key: "d", label: "Less", help: "less", action: .nothing { viewModel.count -= 1 })])
  }

  private static func strokes(_ count: Int) -> Picture.Drawing {
    [[Picture.Stroke(String(repeating: "I", count: count), tint: .red)]]
  }
}

/// A picture without a line, above a text.
private struct EmptyPictureView: TextView {
  final class ViewModel {}

  let viewModel: ViewModel

  var item: NavigationItem { NavigationItem(path: "empty", title: "Empty") }
  var screen: Screen { Screen(elements: [.picture(Picture([])), .text("Nothing is left.")], commands: []) }
}

/// How a picture changes.
@Suite(.turnLimit)
struct PictureFramesTests {
  private let navigation = NavigationController()
  private let viewModel = CounterView.ViewModel()

  init() {
    Place(on: navigation).show(Page(CounterView.self, viewModel))
  }

  private func shown(_ play: FullScreenPlay) -> [String] {
    play.lines[2...3].map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `an animated picture shows its next drawing at each tick`() async {
    let play = await FullScreenPlay(on: navigation, isAnimated: true)
    #expect(shown(play) == ["III", ""])
    await play.press(.character("d"))
    #expect(shown(play) == ["II", "x"])
    await play.report(.tick)
    #expect(shown(play) == ["II", "."])
    await play.report(.tick)
    #expect(shown(play) == ["II", ""])
    #expect(play.terminal.awaited == .milliseconds(160))
  }

  @Test func `a key ends the animation at once`() async {
    let play = await FullScreenPlay(on: navigation, isAnimated: true)
    await play.press(.character("d"), .up)
    #expect(shown(play) == ["II", ""])
  }

  @Test func `an empty picture takes no room`() async {
    let navigation = NavigationController()
    Place(on: navigation).show(Page(EmptyPictureView.self, EmptyPictureView.ViewModel()))
    let play = await FullScreenPlay(on: navigation)
    #expect(play.lines[2] == "  Nothing is left.")
  }

  @Test func `if animation is turned off, a changed picture is shown at once`() async {
    let play = await FullScreenPlay(on: navigation)
    await play.press(.character("d"))
    #expect(shown(play) == ["II", ""])
  }
}

import Localization
import Navigation
import Sessions
import TestSupport
import Testing
import TextUISupport

/// Sliders, where there are keys.
@Suite(.turnLimit)
struct SliderTests {
  private let navigation = NavigationController()
  private let viewModel = FormView.ViewModel()

  init() {
    Place(on: navigation).show(Page(FormView.self, viewModel))
  }

  @Test(
    arguments: [
      ([.right, .right], 20), ([.left], 17), ([.home], 12), ([.end], 24), ([.home, .left], 12), ([.end, .right], 24),
      ([.tab, .right], 18), ([.character("5")], 18), ([.character("d"), .left], 16),
    ] as [([KeyPress], Int)])
  func `keys move the slider between its ends, and the screen's commands still work`(keys: [KeyPress], value: Int) async
  {
    let play = await FullScreenPlay(on: navigation)
    for key in keys {
      await play.press(key)
    }
    #expect(viewModel.value == value)
  }

  @Test(arguments: [[.home, .left], [.end, .right]] as [[KeyPress]])
  func `a key that would move the slider beyond an end shows no error`(keys: [KeyPress]) async {
    let play = await FullScreenPlay(on: navigation)
    for key in keys { await play.press(key) }
    #expect(!play.text.contains("please"))
  }

  @Test func `moving the slider starts the same work as an edit`() async {
    let play = await FullScreenPlay(on: navigation)
    await play.press(.right)
    #expect(viewModel.started == 1)
  }

  @Test func `the slider is drawn between its lowest and its highest value`() async {
    let play = await FullScreenPlay(on: navigation)
    #expect(play.text.contains("> Height: 12 ────────────●──────────── 24  18\n"))
    await play.press(.home)
    #expect(play.text.contains("> Height: 12 ●──────────────────────── 24  12\n"))
    await play.press(.end)
    #expect(play.text.contains("> Height: 12 ────────────────────────● 24  24\n"))
  }

  @Test func `the slider reserves the width of the longest value for every value`() async {
    viewModel.range = 5...100
    let play = await FullScreenPlay(on: navigation)
    #expect(play.text.contains("> Height:   5 ───●───────────────────── 100  18\n"), "\(play.text)")
  }

  @Test func `a label that is too long is truncated, but the value is not`() async {
    viewModel.heightLabel = "The height of the house above the ground"
    let play = await FullScreenPlay(on: navigation, columns: 40)
    #expect(play.text.contains("> The height of the house above the… 18\n"), "\(play.text)")
  }

  @Test func `the track is shorter on a shorter line`() async {
    let play = await FullScreenPlay(on: navigation, columns: 40)
    #expect(play.text.contains("> Height: 12 ─────────●───────── 24  18\n"))
  }

  @Test func `if the command of a slider is disabled, the reason is shown`() async {
    let play = await FullScreenPlay(on: navigation)
    await play.press(.character("u"))
    #expect(play.text.contains("Note: There is a roof."))
  }
}

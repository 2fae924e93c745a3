import Localization
import Navigation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// How often screens and rows are made: the screens that are shown, once for each change; the rows, for each picture.
@Suite(.turnLimit)
struct DrawingsTests {
  /// A page that counts how often its screen is made.
  private struct CountedView: TextView {
    final class ViewModel {
      let path: String
      let presentation: Presentation
      fileprivate(set) var drawings = 0
      fileprivate var rows = 1
      fileprivate(set) var rowsMade = 0
      /// Called when the command runs.
      fileprivate var onNote: () -> Void = {}

      init(path: String, presentation: Presentation) {
        self.path = path
        self.presentation = presentation
      }
    }

    let viewModel: ViewModel

    var item: NavigationItem {
      NavigationItem(path: viewModel.path, title: "Page", presentation: viewModel.presentation)
    }

    var screen: Screen {
      viewModel.drawings += 1
      let list = RowList(count: viewModel.rows) { index in
        viewModel.rowsMade += 1
        return Row(id: "\(index)", text: "Row")
      }
      return Screen(
        elements: [.list(list)],
        commands: [
          KeyCommand("note", key: "n", label: "Note", help: "note it") { viewModel.onNote() },
          KeyCommand("drop", key: "d", .rows { _ in }),
          KeyCommand("leave", key: "x", label: "Leave", help: "leave it", .reporting { Outcome("Left.", row: "gone") }),
        ])
    }
  }

  private let navigation = NavigationController()

  /// Shows pages above each other, of which the first is a list; returns their view models.
  private func show(pages: Int) -> [CountedView.ViewModel] { (1...pages).map(show) }

  private func show(_ number: Int) -> CountedView.ViewModel {
    let viewModel = CountedView.ViewModel(path: "\(number)", presentation: number == 1 ? .list : .page)
    Place(on: navigation).show(Page(CountedView.self, viewModel))
    return viewModel
  }

  private func drawings(_ viewModels: [CountedView.ViewModel]) -> Int { viewModels.map(\.drawings).reduce(0, +) }

  /// Draws one more picture.
  private func draw(_ play: FullScreenPlay) async {
    play.terminal.mark()
    await eventually("a picture is drawn") { !play.terminal.hasPendingMarks }
  }

  @Test(arguments: [80, 130], [1, 2, 3, 20])
  func `after a change, the screen of each visible page is built only once, however many pages are below`(
    columns: Int, pages: Int
  ) async {
    let viewModels = show(pages: pages)
    let play = await FullScreenPlay(on: navigation, columns: columns)
    await play.settle()
    let before = drawings(viewModels)
    navigation.status = "Changed."
    await draw(play)
    #expect(drawings(viewModels) - before == (columns == 80 || pages == 1 ? 1 : 2))
  }

  @Test(arguments: [80, 130])
  func `if nothing has changed, drawing again does not build any screen`(columns: Int) async {
    let viewModels = show(pages: 3)
    let play = await FullScreenPlay(on: navigation, columns: columns)
    await play.settle()
    let before = drawings(viewModels)
    await draw(play)
    #expect(drawings(viewModels) == before)
  }

  @Test(arguments: [80, 130])
  func `the first drawing of a page also builds the list below, in which the page's row is selected`(
    columns: Int
  ) async {
    let list = show(pages: 1)
    let play = await FullScreenPlay(on: navigation, columns: columns)
    await play.settle()
    let before = drawings(list)
    let pictures = play.terminal.pictures
    let pages = list + [show(2)]
    await eventually("the page is drawn") { play.terminal.pictures > pictures }
    #expect(drawings(pages) - before == 2)
  }

  @Test(arguments: ["", "*", "* ", "x", "*x"])
  func `a key builds only a few rows of a long list, whatever is marked or deleted`(keys: String) async {
    let list = show(1)
    list.rows = 1_000
    let play = await FullScreenPlay(on: navigation, columns: 80)
    await play.type(keys)
    await play.settle()
    let before = list.rowsMade
    await play.press(.down)
    #expect(list.rowsMade - before < 100)
  }

  @Test(arguments: [80, 130])
  func `a key runs its command before any screen is built again`(columns: Int) async {
    let viewModels = show(pages: 3)
    let play = await FullScreenPlay(on: navigation, columns: columns)
    await play.settle()
    let before = drawings(viewModels)
    var atCommand: Int?
    viewModels[2].onNote = { atCommand = drawings(viewModels) }
    // It holds its own view model.
    defer { viewModels[2].onNote = {} }
    await play.press(.character("n"))
    #expect(atCommand == before)
  }
}

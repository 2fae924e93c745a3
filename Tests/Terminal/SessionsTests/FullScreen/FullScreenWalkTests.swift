import Localization
import Models
import Navigation
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// Random events, after each of which a list has to be in order.
struct FullScreenWalkTests {
  @Test(arguments: TestRun.seeds(1, 2, 3))
  func `the selection is always visible, and always a row that exists`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let list = ListView.ViewModel((0..<30).map { "row \($0)" })
    let navigation = NavigationController()
    Place(on: navigation).show(Page(ListView.self, list))
    let play = await FullScreenPlay(on: navigation, columns: 40, rows: 12)
    let press = { (keys: KeyPress...) in
      for key in keys { play.terminal.report(.key(key)) }
    }
    let keys: [KeyPress] = [.up, .down, .pageUp, .pageDown, .home, .end, .character("j"), .character("k")]
    var next = 30
    for step in 1...TestRun.steps(100, long: 20_000) {
      switch Int.random(in: 0..<20, using: &random) {
      case 0 where !list.rows.isEmpty: list.rows.remove(at: .random(in: 0..<list.rows.count, using: &random))
      case 1 where list.rows.count < 40:
        let row = Row(id: "\(next)", text: Text(verbatim: "row \(next)"))
        list.rows.insert(row, at: .random(in: 0...list.rows.count, using: &random))
        next += 1
      case 3: list.rows.shuffle(using: &random)
      case 4 where step % 50 == 0: list.rows = []
      case 5:
        play.terminal.size = GridSize(columns: 40, rows: .random(in: 10...20, using: &random))
        play.terminal.report(.resized)
      case 6: press(.character("/"), .character(["0", "1", "2"].randomElement(using: &random) ?? "0"))
      case 7: press(.enter)
      case 8: press(.control("u"), .enter)
      case 9: press(random.next() % 2 == 0 ? .wheelUp : .wheelDown)
      case 10:
        let row = Int.random(in: 0..<play.terminal.size.rows, using: &random)
        press(.click(GridPosition(column: 3, row: row)))
      default: press(keys.randomElement(using: &random) ?? .down)
      }
      await play.settle()
      let selected = play.lines.filter { $0.hasPrefix(">") }.map { $0.dropFirst(2) }
      let visible = play.lines.contains { $0.dropFirst(2).hasPrefix("row ") }
      let names = Set(list.rows.map { $0.text.words(in: .en) })
      guard selected.count == (visible ? 1 : 0), selected.allSatisfy({ names.contains(String($0)) })
      else {
        Issue.record("step \(step): \(play.text)")
        return
      }
    }
  }
}

import Models
import Foundation
import Testing
import TextUI
import TextUISupport

/// Ten thousand random things, after each of which a list has to be in order.
struct FullScreenWalkTests {
  @Test func `the selection is always visible, and always a row that exists`() async {
    let seed = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? .random(in: 0 ... .max)
    print("SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    let view = ListView((0..<30).map { "row \($0)" })
    let navigation = NavigationController()
    navigation.push(view)
    let play = await FullScreenPlay(on: navigation, columns: 40, rows: 12)
    let keys: [KeyPress] = [.up, .down, .pageUp, .pageDown, .home, .end, .character("j"), .character("k")]
    var next = 30
    for step in 1...10_000 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0 where !view.rows.isEmpty: view.rows.remove(at: .random(in: 0..<view.rows.count, using: &random))
      case 1 where view.rows.count < 40:
        view.rows.insert(Row(id: "\(next)", text: "row \(next)"), at: .random(in: 0...view.rows.count, using: &random))
        next += 1
      case 3: view.rows.shuffle(using: &random)
      case 4 where step % 50 == 0: view.rows = []
      case 5: play.terminal.size = GridSize(columns: 40, rows: .random(in: 10...20, using: &random))
      case 6: await play.type("/\(Int.random(in: 0..<3, using: &random))")
      case 7: await play.press(.enter)
      case 8: await play.press(.control("u"), .enter)
      default: await play.press(keys.randomElement(using: &random) ?? .down)
      }
      await play.report(.resized)
      let selected = play.lines.filter { $0.hasPrefix(">") }.map { $0.dropFirst(2) }
      let visible = play.lines.contains { $0.dropFirst(2).hasPrefix("row ") }
      guard selected.count == (visible ? 1 : 0), selected.allSatisfy({ text in view.rows.contains { $0.text == text } })
      else {
        Issue.record("step \(step): \(play.text)")
        return
      }
    }
  }
}

import Localization
import Navigation
import Sessions
import Testing
import TextUI
import TextUISupport

/// Typing into the field of a screen.
struct FieldEditingTests {
  private let viewModel = PlainView.ViewModel("Form")

  /// Presses keys in the field that holds `text`, the cursor at its end; where the cursor then is, in columns.
  private func press(_ keys: [KeyPress], in text: String = "") async -> Int? {
    viewModel.fieldValue = text
    let navigation = NavigationController()
    Place(on: navigation).show(Page(PlainView.self, viewModel))
    let play = await FullScreenPlay(on: navigation)
    for key in keys { play.terminal.report(.key(key)) }
    await play.settle()
    let cursor = play.terminal.picture?.cursor?.column
    navigation.popAll()
    await play.report(.resized)
    return cursor.map { $0 - "  Name: ".count }
  }

  @Test func `several characters that are typed ahead change the field only once`() async {
    _ = await press([.character("a"), .character("b"), .character("c")])
    #expect(viewModel.fills == ["abc"])
  }

  @Test(
    arguments: [
      ("ab", [.character("c")], "abc", 3),
      ("ab", [.left, .character("c")], "acb", 2),
      ("ab", [.left, .left, .left, .character("c")], "cab", 1),
      ("ab", [.home, .right, .delete], "a", 1),
      ("ab", [.home, .end, .backspace], "a", 1),
      ("", [.backspace, .delete, .left, .right], "", 0),
      ("one two  ", [.control("w")], "one ", 4),
      ("one", [.control("w")], "", 0),
      ("one two", [.left, .control("u")], "o", 0),
      ("e\u{301}x", [.left, .backspace], "x", 0),
      ("漢字", [.left], "漢字", 2),
      ("e", [.character("\u{301}"), .character("x")], "e\u{301}x", 2),
      ("a", [.paste("b\nc\r\nd")], "ab c d", 6),
      ("", [.character("q"), .character("?"), .character("/"), .character("j")], "q?/j", 4),
      ("", [.paste("q"), .control("x"), .alt("x")], "q", 1),
      ("abc", [.control("a"), .control("f"), .control("d")], "ac", 1),
      ("abc", [.control("b"), .control("b"), .control("k")], "a", 1),
      ("abc", [.control("a"), .control("e"), .control("h")], "ab", 2),
      ("one two-three", [.alt("b"), .character("x")], "one two-xthree", 9),
      ("one two-three", [.controlLeft, .controlLeft, .character("x")], "one xtwo-three", 5),
      (" one two", [.home, .alt("f"), .character("x")], " onex two", 5),
      (" one two ", [.home, .controlRight, .controlRight, .controlRight, .character("x")], " one two x", 10),
      ("one two three", [.home, .alt("f"), .alt("d"), .alt("b"), .alt("b")], "one three", 0),
      ("", [.alt("b"), .alt("f"), .alt("d"), .control("k"), .controlLeft], "", 0),
      ("a\u{1B}", [], "a\u{1B}", 7),
      ("می\u{200C}خ", [.left], "می\u{200C}خ", 2),
    ] as [(String, [KeyPress], String, Int)])
  func `keys change the text and move the cursor`(
    text: String, keys: [KeyPress], expected: String, cursor: Int
  ) async {
    #expect(await press(keys, in: text) == cursor)
    #expect(viewModel.fieldValue.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test func `the cursor stays in view in text of any length`() async {
    let columns = await press([.home] + Array(repeating: .right, count: 150), in: String(repeating: "x漢", count: 150))
    #expect(columns.map { (0..<72).contains($0) } == true)
  }

  @Test func `text that is longer than its line has an ellipsis at the end that is cut off`() async {
    viewModel.fieldValue = String(repeating: "漢", count: 50)
    let navigation = NavigationController()
    Place(on: navigation).show(Page(PlainView.self, viewModel))
    let play = await FullScreenPlay(on: navigation, columns: 79)
    #expect(play.lines.contains("> Name: …" + String(repeating: "漢", count: 34)))
    await play.press(.home)
    #expect(play.lines.contains("> Name: " + String(repeating: "漢", count: 34) + " …"))
  }

  @Test func `a refused keystroke changes neither the text nor the cursor`() async {
    #expect(await press([.left, .left, .character("s")], in: "refued") == 4)
    #expect(viewModel.fieldValue == "refued")
  }

  @Test func `Enter in a field runs the field's command, or else the screen's command on Enter`() async {
    var given: [String] = []
    viewModel.commands = ["one", "two"].map { name in
      KeyCommand(name, key: name == "one" ? .enter : "t", .nothing { given.append(name) })
    }
    _ = await press([.enter], in: "x")
    viewModel.onEnter = "two"
    _ = await press([.enter], in: "x")
    #expect(given == ["one", "two"])
  }

  @Test func `each keystroke reaches the view model at once`() async {
    let navigation = NavigationController()
    Place(on: navigation).show(Page(PlainView.self, viewModel))
    let play = await FullScreenPlay(on: navigation)
    for (index, character) in "abc".enumerated() {
      await play.press(.character(character))
      #expect(viewModel.fieldValue.count == index + 1)
    }
  }
}

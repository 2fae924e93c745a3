import Gallery
import Localization
import Sessions
import TestSupport
import Testing
import TextUISupport

/// The page behind `?` lists a key on the screens that have a use for it, and on no other.
@Suite(.turnLimit)
struct KeysPageTests {
  nonisolated enum Use: CaseIterable {
    case rows, parts, values, typing

    /// The effect of the keys with this use.
    var help: [FullScreenText] {
      switch self {
      case .rows: [.keyPageUp, .keyPageDown, .keyCopy, .keyFilter]
      case .parts: [.keyNext, .keyPrevious]
      case .values: [.keyLess, .keyMore]
      case .typing: [.keysTyping, .keyLeft, .keyDeleteToEnd]
      }
    }
  }

  @Test(
    arguments: [
      ("home/apps", [.rows, .typing]), ("groups/loaded", [.rows, .values, .typing]),
      ("groups/empty", [.values, .typing]), ("group/loading", []), ("group/alone", [.rows, .typing]),
      ("rename/unchanged", [.parts, .typing]),
      ("picker/loaded", [.rows, .parts, .typing]), ("dice/rolled", [.parts]), ("matches/playing", [.parts]),
      ("matchSettings/changed", [.parts, .values]), ("study/loaded", [.typing]), ("question/leave", [.parts]),
      ("question/gameOver", []), ("replies/failed", [.parts, .typing]),
    ] as [(String, Set<Use>)])
  func `the list of keys contains only keys that have an effect on the screen`(name: String, uses: Set<Use>)
    async throws
  {
    let state = try #require(GalleryState(named: name))
    let play = await state.play(columns: 100, rows: 70)
    await play.press(.f1)
    for use in Use.allCases {
      // Tab marks in the picker.
      for help in use.help where help != .keyNext || !name.hasPrefix("picker") {
        let isListed = play.lines.contains { $0.hasSuffix("  \(help.words(in: .en))") }
        #expect(isListed == uses.contains(use), "\(help)")
      }
    }
  }

  @Test func `on a screen with two elements, the list of keys contains the keys that move between them`() async throws {
    let play = try await #require(GalleryState(named: "dice/rolled")).play(columns: 100, rows: 60)
    await play.press(.f1)
    #expect(play.text.contains(FullScreenText.keyUp.words(in: .en)))
  }

  @Test(arguments: [("home/apps", true), ("matchSettings/changed", true), ("dice/rolled", false)])
  func `the list of keys contains the keys for moving to either end if there are rows or sliders`(
    name: String, isListed: Bool
  ) async throws {
    let play = try await #require(GalleryState(named: name)).play(columns: 100, rows: 60)
    await play.press(.f1)
    #expect(play.text.contains(FullScreenText.keyFirst.words(in: .en)) == isListed)
  }

  @Test func `the list of keys contains the keys for scrolling only if the text does not fit`() async throws {
    let state = try #require(GalleryState(named: "reply/long"))
    for (rows, isListed) in [(10, true), (60, false)] {
      let play = await state.play(columns: 40, rows: rows)
      await play.press(.f1)
      var page = play.text
      for _ in 0..<3 {
        await play.press(.pageDown)
        page += play.text
      }
      #expect(page.contains("a page up") == isListed)
    }
  }

  @Test func `the list of keys ends with the command that traces each key`() async throws {
    let state = try #require(GalleryState(named: "books/empty"))
    let play = await state.play(columns: 100, rows: 70)
    await play.press(.f1)
    #expect(play.text.contains("Scripts/run groups --trace"))
  }

  @Test func `if a screen has no rows, the list of keys contains no commands for a row`() async throws {
    for (name, isListed) in [("books/loaded", true), ("books/empty", false)] {
      let state = try #require(GalleryState(named: name))
      let play = await state.play(columns: 100, rows: 70)
      #expect(play.words.contains("study") == isListed)
      await play.press(.f1)
      #expect(play.words.contains("study") == isListed)
    }
  }
}

import Foundation
import Gallery
import Sessions
import TestSupport
import Testing
import TextUISupport

/// The pictures that the README shows one after the other: the main flow, key by key, through the real coordinators.
@Suite(.turnLimit)
struct FlowPictureTests {
  @Test func `the main flow matches its recorded pictures`() async throws {
    let app = App(at: "groups")
    await app.settle()
    let play = await FullScreenPlay(on: app.navigation, columns: 120, rows: 16)
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let steps: [[KeyPress]] = [
      [], [.enter], [.character("a")], "sio".map(KeyPress.character), [.enter], [.character("u")],
      [.character("w")] + ":leave".map(KeyPress.character), [.enter],
    ]
    for (number, keys) in steps.enumerated() {
      for key in keys { await play.press(key) }
      let picture = try #require(play.terminal.picture).styledLines.map { $0 + "\n" }.joined()
      let file = folder.appending(path: "Pictures/flow/\(number + 1)-120x16.txt").path
      #expect(RecordedText.complaint(about: picture, recordedIn: file) == nil)
    }
  }
}

import Coordinators
import Fakes
import Foundation
import Localization
import Models
import Sessions
import TestSupport
import Testing
import TextUISupport

/// The whole process of adding a book, through all three renderers, recorded in files that can be read.
@Suite(.turnLimit)
struct AddBookTranscriptTests {
  private let app = App(at: "books")

  @Test(arguments: [("lines.txt", false), ("json.txt", true)])
  func `the commands that add a book print the recorded lines`(name: String, isJSON: Bool) async throws {
    let lines = ["add", "set name Capitals", "ok", "set name Rivers", "ok", "set count many", "set count 15", "create"]
    let play = Play(lines, on: app.navigation, asJSON: isJSON)
    try await play.run()
    #expect(Self.complaint(about: play.transcript.text, recordedIn: name) == nil)
  }

  @Test func `the commands that add a book draw the recorded pictures`() async throws {
    await app.settle()
    let play = await FullScreenPlay(on: app.navigation, columns: 60, rows: 10)
    var pictures = [play.text]
    for keys in ["a", "Rivers", "\r", "15", "\r"] {
      for key in keys { await play.press(key == "\r" ? .enter : .character(key)) }
      await app.settle()
      await play.settle()
      pictures.append(play.text)
    }
    let transcript = pictures.joined(separator: String(repeating: "-", count: 60) + "\n")
    #expect(Self.complaint(about: transcript, recordedIn: "terminal.txt") == nil)
    #expect(app.bookProvider.calls.contains(.apply([.add(try BookName("Rivers"), cards: try CardCount("15"))])))
  }

  private static func complaint(about text: String, recordedIn name: String, file: String = #filePath) -> String? {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    return RecordedText.complaint(about: text, recordedIn: folder.appending(path: "Transcripts/\(name)").path)
  }
}

import Coordinators
import Fakes
import Foundation
import Interactors
import Models
import Sessions
import TestSupport
import Testing
import TextUISupport

/// From app to app and back, and on as another person, through all three renderers, recorded in files that can be read.
@Suite(.turnLimit)
struct StacksTranscriptTests {
  private let app = App(at: "", accounts: AccountFakeDataProvider(people: [.sampleMe, .sampleJordi]))

  @Test(arguments: [("lines.txt", false), ("json.txt", true)])
  func `going from app to app prints the recorded lines`(name: String, isJSON: Bool) async throws {
    let lines = [
      "open 4", "leave 2", "open 1", "home", "open 1", "roll", "home", "open 4", "undo",
      "home", "accounts", "act 1", "open 4", "undo",
    ]
    let play = Play(lines, on: app.navigation, asJSON: isJSON)
    try await play.run()
    #expect(Self.complaint(about: play.transcript.text, recordedIn: name) == nil)
  }

  @Test func `going from app to app draws the recorded pictures`() async {
    let play = await FullScreenPlay(on: app.navigation, columns: 76, rows: 12)
    var pictures = [play.text]
    for keys in ["jjj\r", "jx", "\r", "H", "kkk\r", "r", "H", "jjj\r", "u", "H", "a", "\r", "jjj\r"] {
      for key in keys { await play.press(key == "\r" ? .enter : .character(key)) }
      await app.settle()
      await play.settle()
      pictures.append(play.text)
    }
    let transcript = pictures.joined(separator: String(repeating: "-", count: 76) + "\n")
    #expect(Self.complaint(about: transcript, recordedIn: "terminal.txt") == nil)
    #expect(app.services.groups.me == .sampleJordi)
  }

  private static func complaint(about text: String, recordedIn name: String, file: String = #filePath) -> String? {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    return RecordedText.complaint(about: text, recordedIn: folder.appending(path: "Transcripts/\(name)").path)
  }
}

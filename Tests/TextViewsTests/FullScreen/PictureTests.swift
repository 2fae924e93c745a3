import Foundation
import Localization
import Sessions
import Testing
import TextUI
import TextUISupport

/// Every screen and state on the whole terminal, held against pictures that a person has looked at.
struct PictureTests {
  @Test(arguments: PictureSubject.allCases, ["80x24", "40x10"])
  func `a screen looks as it did`(subject: PictureSubject, size: String) async {
    let sides = size.split(separator: "x").compactMap { Int($0) }
    let play = await subject.play(columns: sides[0], rows: sides[1])
    let complaint = RecordedText.complaint(about: play.text, recordedIn: Self.path("\(subject.rawValue)-\(size).txt"))
    #expect(complaint == nil)
  }

  @Test func `a terminal that is too small is told so`() async {
    let play = await PictureSubject.overview.play(columns: 39, rows: 10)
    #expect(play.text.contains("This terminal is too small."))
    #expect(!play.text.contains("groups"))
  }

  @Test(arguments: PictureSubject.allCases)
  func `no command of a screen lies on a general key`(subject: PictureSubject) {
    for page in subject.pages {
      #expect(KeyMap.reserved.isDisjoint(with: page.screen.commands.map { KeyPress($0.key) }))
      #expect(Set(page.screen.commands.map(\.key)).count == page.screen.commands.count)
    }
  }

  @Test(arguments: PictureSubject.allCases)
  func `no two commands of a screen have the same label`(subject: PictureSubject) {
    for commands in subject.pages.map(\.screen.commands) {
      for language in Language.allCases {
        let labels = commands.map { $0.label.words(in: language) }
        #expect(Set(labels).count == labels.count, "\(labels)")
      }
    }
  }

  private static func path(_ name: String, file: String = #filePath) -> String {
    URL(fileURLWithPath: file).deletingLastPathComponent().appending(path: "Pictures/\(name)").path
  }
}

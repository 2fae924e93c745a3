import Foundation
import Localization
import Sessions
import Testing
import TextUISupport

/// No screen that is drawn in another language has an English word on it.
struct DrawnLanguageTests {
  /// What English and another language may share: names, sample texts, and words that both languages have.
  private static let common: Set<String> = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "CommonWords.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init))
  }()

  /// These differ from others only in what users have written.
  nonisolated private static let foreign: Set<PictureSubject> = [
    .hostile, .long, .scripts, .repliesHostile, .repliesLong, .profileHostile, .replyHostile, .booksHostile,
  ]

  @Test(arguments: PictureSubject.allCases.filter { !foreign.contains($0) })
  func `no screen has an English word in another language`(subject: PictureSubject) async {
    let english = await words(on: subject, in: .en)
    for language in [Language.de, .ca] {
      let shared = await words(on: subject, in: language).intersection(english).subtracting(Self.common)
      #expect(shared.sorted() == [], "\(language)")
    }
  }

  @Test func `the name of a command, if it were drawn, would be found`() async {
    #expect(await words(on: .overview, in: .en).contains("suggested"))
    #expect(!Self.common.contains("suggested"))
  }

  /// The words on a screen, in lower case, and those on the page of its keys.
  private func words(on subject: PictureSubject, in language: Language) async -> Set<String> {
    let play = await subject.play(columns: 100, rows: 48, language: language)
    let screen = play.words
    // In a field, `?` is a character; Tab leaves it.
    await play.press(.tab, .character("?"))
    // A single letter, or one repeated, is a key or a sample.
    return Set(screen + play.words).filter { Set($0).count > 1 }
  }
}

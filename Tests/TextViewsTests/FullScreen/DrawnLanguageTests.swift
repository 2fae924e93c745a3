import Foundation
import Gallery
import Localization
import Sessions
import Testing
import TextUISupport

/// No screen that is drawn in another language has an English word on it.
struct DrawnLanguageTests {
  /// The words that English and another language may share: names, sample texts, and words that both languages have.
  private static let common: Set<String> = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "CommonWords.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init))
  }()

  /// These differ from others only in what users have written.
  nonisolated private static let foreign: Set<Substring> = ["hostile", "long", "scripts"]

  @Test(arguments: GalleryState.all.filter { !foreign.contains($0.condition) })
  func `no screen shows an English word in another language`(state: GalleryState) async {
    let english = await words(on: state, in: .en)
    for language in [Language.de, .ca] {
      let shared = await words(on: state, in: language).intersection(english).subtracting(Self.common)
      #expect(
        shared.sorted() == [],
        "\(language): translate it; if both languages or a sample have the word, add it to CommonWords.txt")
    }
  }

  @Test func `the check for English words would find the name of a command`() async throws {
    let overview = try #require(GalleryState(named: "groups/loaded"))
    #expect(await words(on: overview, in: .en).contains("suggested"))
    #expect(!Self.common.contains("suggested"))
  }

  /// The words on a screen, in lower case, and those on the page of its keys.
  private func words(on state: GalleryState, in language: Language) async -> Set<String> {
    let play = await state.play(columns: 100, rows: 48, language: language)
    let screen = play.words
    // In a field, `?` is a character; Tab leaves it.
    await play.press(.tab, .character("?"))
    // A single letter, or one repeated, is a key or a sample.
    return Set(screen + play.words).filter { Set($0).count > 1 }
  }
}

import Gallery
import Localization
import Sessions
import Testing

/// A picture that is kept in a file, and that a person looks at whenever it changes.
///
/// Each state of the gallery is kept once, in English on the lowest terminal that has room for blank lines and for all
/// keys, or on the smallest one. Other sizes and languages are kept if they show something special. That nothing is cut
/// in half, and that the screen's name and its keys are there, is held at sizes from the smallest to a large one by a
/// test that keeps no picture.
nonisolated struct KeptPicture: Sendable {
  let state: String
  let size: String
  var language = Language.en

  static let all =
    GalleryState.all.map { KeptPicture(state: $0.name, size: small.contains($0.name) ? "40x10" : "80x16") }
    + others.flatMap { size, languages, states in
      states.flatMap { state in
        languages.map { KeptPicture(state: state, size: size, language: $0) }
      }
    }

  /// These fit on the smallest terminal; the pages show screens as small as that.
  private static let small = [
    "dice/rolled", "diceFace/rolled", "groups/failed", "group/loaded", "group/failed", "rename/unchanged",
    "picker/filtered",
  ]

  private static let others: [(size: String, languages: [Language], states: [String])] = [
    // On the smallest terminal, what does not fit: it scrolls, takes more lines, is cut, or is left out.
    (
      "40x10", [.en],
      [
        "home/apps", "matches/playing", "books/failed", "books/long", "groups/loaded", "groups/prompt", "groups/keys",
        "groups/scripts", "group/hostile", "reply/long", "question/long",
      ]
    ),
    // There is the least room for German, which has the longest words.
    (
      "40x10", [.de],
      ["matchSettings/changed", "groups/loaded", "groups/failedWithRows", "replies/failedMore", "question/leave"]
    ),
    // A summary of two lines.
    ("40x10", [.de, .ca], ["group/invited"]),
    // In both other languages: what the terminal itself says, and a question. What screens say, TranslationTests compares.
    ("80x16", [.de, .ca], ["groups/noMatch", "groups/keys", "question/leave"]),
    // A drawing, and a list of all kinds of replies, for which there is no room on a low terminal.
    ("80x24", [.en], ["matches/playing", "replies/kinds"]),
    // All columns of a list, and all keys in one line.
    ("120x16", [.en], ["books/hostile", "replies/long", "group/loaded"]),
    // Elements that stay narrow even with all the room there is: a box, a text, a field, an error.
    ("200x16", [.en], ["question/leave", "reply/long", "addBook/failed"]),
    // All keys on one page.
    ("80x54", [.en], ["groups/keys"]),
  ]

  /// The name of the file, without its ending; English is not mentioned.
  var name: String { "\(state)-\(size)" + (language == .en ? "" : "-\(language)") }

  @MainActor var text: String {
    get async throws {
      let state = try #require(GalleryState(named: state))
      let size = try #require(GridSize(size))
      return await state.picture(size: size, language: language).styledLines.map { $0 + "\n" }.joined()
    }
  }
}

extension KeptPicture: CustomStringConvertible {
  var description: String { name }
}

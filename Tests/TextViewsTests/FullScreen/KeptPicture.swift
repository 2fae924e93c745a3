import Gallery
import Localization
import Sessions
import Testing

/// A picture that is kept in a file, and that a person looks at whenever it changes.
///
/// Each state of the gallery is kept once, in English on a usual terminal. Other sizes and languages are kept where they
/// show something of their own. That nothing is cut in half, and that the screen's name and its keys are there, is held of
/// all of them by a test that keeps no picture.
nonisolated struct KeptPicture: Sendable {
  private static let usualSize = "80x24"
  static let sizes = ["40x10", usualSize, "120x40", "200x60"]

  let state: String
  var size = usualSize
  var language = Language.en

  static let all =
    GalleryState.all.map { KeptPicture(state: $0.name) }
    + others.flatMap { size, languages, states in
      states.flatMap { state in
        languages.map { KeptPicture(state: state, size: size, language: $0) }
      }
    }

  private static let others: [(size: String, languages: [Language], states: [String])] = [
    // On the smallest terminal, what fits: the pages show screens as small as that;
    (
      "40x10", [.en],
      [
        "home/apps", "dice/rolled", "diceFace/rolled", "groups/loaded", "groups/failed", "groups/prompt",
        "group/loaded", "group/failed", "rename/unchanged", "picker/filtered",
      ]
    ),
    // and what does not: it scrolls, takes more lines, is cut, or is left out.
    (
      "40x10", [.en],
      [
        "matches/playing", "matchSettings/changed", "books/loaded", "books/failed", "books/long", "study/loaded",
        "groups/failedWithRows", "groups/keys", "groups/scripts", "group/hostile", "replies/failedMore", "reply/long",
        "question/leave", "question/long",
      ]
    ),
    // There is the least room for German, which has the longest words.
    (
      "40x10", [.de],
      [
        "home/apps", "matchSettings/changed", "groups/loaded", "groups/failedWithRows", "replies/failedMore",
        "question/leave",
      ]
    ),
    // In both other languages: the order of words, numbers, dates, quotation marks, and what the terminal itself says.
    (
      "80x24", [.de, .ca],
      ["books/loaded", "groups/noMatch", "groups/keys", "profile/loaded", "reply/link", "question/leave"]
    ),
    // All columns of a list, and all keys in one line.
    ("120x40", [.en], ["books/hostile", "replies/long", "group/loaded"]),
    // What stays narrow with all the room there is: a box, a text, a field, an error; and all keys on one page.
    ("200x60", [.en], ["question/leave", "reply/long", "addBook/failed", "groups/keys"]),
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

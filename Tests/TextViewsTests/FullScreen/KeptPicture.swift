import Gallery
import Localization
import Sessions
import Testing

/// A picture that is kept in a file, and that a person has looked at.
///
/// There is one of every state in English at the two common sizes. Of every screen's usual state there is one at every
/// size in every language: more room and longer words change where things are, which one state shows as well as all.
nonisolated struct KeptPicture: Sendable {
  static let sizes = ["40x10", "80x24"]
  static let allSizes = ["40x10", "80x24", "120x40", "200x60"]

  let state: GalleryState
  let size: String
  let language: Language

  static let all =
    GalleryState.all.flatMap { state in sizes.map { KeptPicture(state: state, size: $0, language: .en) } }
    + GalleryState.usual.flatMap { state in
      allSizes.flatMap { size in
        Language.allCases.filter { $0 != .en || !sizes.contains(size) }
          .map { KeptPicture(state: state, size: size, language: $0) }
      }
    }

  /// The name of the file, without its ending; English is not mentioned.
  var name: String { "\(state)-\(size)" + (language == .en ? "" : "-\(language)") }

  @MainActor var text: String {
    get async throws {
      let size = try #require(GridSize(size))
      return await state.picture(size: size, language: language).styledLines.map { $0 + "\n" }.joined()
    }
  }
}

extension KeptPicture: CustomStringConvertible {
  var description: String { name }
}

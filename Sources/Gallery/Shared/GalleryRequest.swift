import Localization
import Sessions

/// The gallery's command line: which state to show, and how.
struct GalleryRequest {
  enum Format {
    case lines, json
  }

  /// The requested state; nil for all states.
  private(set) var state: GalleryState?
  /// The size of the picture to print; nil if the command line gives no size.
  private(set) var size: GridSize?
  private(set) var language = Language.en
  /// The format to print; nil if no option chooses one.
  private(set) var format: Format?

  /// Parses the arguments, which do not include the program's name.
  init(_ words: [String]) throws(GalleryUsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--plain": format = .lines
      case "--json": format = .json
      case "--size": size = try Self.value(of: word, in: &rest) { GridSize($0) }
      case "--language": language = try Self.value(of: word, in: &rest) { Language(code: $0) }
      default:
        guard state == nil, let found = GalleryState(named: word) else {
          throw .unknown(word, nearest: Suggestion.nearest(to: word, among: GalleryState.all.map(\.name)))
        }
        state = found
      }
    }
    guard size == nil || state != nil && format != .json else { throw .onlyPicturesHaveSizes }
  }

  private static func value<Value>(
    of option: String, in rest: inout ArraySlice<String>, _ make: (String) -> Value?
  ) throws(GalleryUsageError) -> Value {
    let word = rest.popFirst() ?? ""
    guard let value = make(word) else { throw .badValue(word, of: option) }
    return value
  }
}

/// A mistake on the gallery's command line.
enum GalleryUsageError: Error {
  case unknown(String, nearest: String?)
  case badValue(String, of: String)
  case onlyPicturesHaveSizes

  static let usage = "Usage: gallery [STATE] [--size 80x24] [--language en|de|ca] [--plain | --json]"

  var message: String {
    switch self {
    case .unknown(let word, let nearest):
      "There is no state “\(word)”." + (nearest.map { " Did you mean “\($0)”?" } ?? "")
    case .badValue(let word, let option): "“\(word)” is no value for \(option)."
    case .onlyPicturesHaveSizes: "Only the picture of a state has a size."
    }
  }
}

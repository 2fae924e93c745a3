import Localization

extension Language {
  /// The number of names that a text lists.
  private static let limit = 5

  /// Returns names in quotation marks, separated by commas; an ellipsis stands for those after the first five.
  func list(_ names: [String]) -> Text {
    let quoted = names.prefix(Self.limit).map { text(en: "“\($0)”", de: "„\($0)“", ca: "«\($0)»") }
    return (quoted + (names.count > Self.limit ? ["…"] : [])).joined(separator: ", ")
  }
}

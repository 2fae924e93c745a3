import Localization

extension Language {
  /// Returns names in quotation marks, separated by commas.
  ///
  /// If there are more than four, only three are named, followed by the number of the others.
  func list(_ names: [String]) -> Text {
    let shown = names.count > 4 ? names.prefix(3) : names[...]
    let list = shown.map { text(en: "“\($0)”", de: "„\($0)“", ca: "«\($0)»") }.joined(separator: ", ")
    let rest = names.count - shown.count
    return rest == 0
      ? list : text(en: "\(list) and \(rest) more", de: "\(list) und \(rest) weitere", ca: "\(list) i \(rest) més")
  }
}

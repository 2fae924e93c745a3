/// How something looks: attributes, the colour of the text, and the one behind it.
nonisolated package struct Look: Hashable, Sendable {
  /// What a terminal does to text, with its SGR parameter.
  package enum Attribute: Int, CaseIterable, Sendable {
    case bold = 1
    case faint, italic, underline
    case reverse = 7

    package var name: String { "\(self)" }
  }

  /// All words but those that are numbers or mixed colours.
  package static let words = Attribute.allCases.map(\.name) + Color.names + Color.names.map { "bright-\($0)" }

  let attributes: [Attribute]
  let text, behind: Color?
  /// The words that it was made of.
  package let words: String

  /// Parses words such as `bold yellow` or `white on blue`; none are the look of plain text.
  ///
  /// - Returns: nil if a word is neither an attribute nor a colour, or if there are too many colours.
  package init?(_ words: String) {
    var attributes: [Attribute] = []
    var colors: [Color] = []
    let parts = words.split(separator: " ").map(String.init)
    let behind = parts.firstIndex(of: "on")
    for word in parts.prefix(behind ?? parts.count) {
      if let attribute = Attribute.allCases.first(where: { $0.name == word }) {
        attributes.append(attribute)
      } else if let color = Color(word) {
        colors.append(color)
      } else {
        return nil
      }
    }
    let rest = behind.map { parts[($0 + 1)...] } ?? []
    let colorBehind = rest.first.flatMap(Color.init)
    guard colors.count <= 1, rest.count == (behind == nil ? 0 : 1), (colorBehind == nil) == (behind == nil) else {
      return nil
    }
    (self.attributes, text, self.behind) = (attributes, colors.first, colorBehind)
    self.words = parts.joined(separator: " ")
  }

  /// The number of colours that a terminal needs to show it; 0 if it has none.
  var colorsNeeded: Int { [text, behind].compactMap(\.self).map(\.colorsNeeded).max() ?? 0 }

  /// Returns its SGR parameters on a terminal with so many colours.
  package func numbers(of colors: Int) -> [Int] {
    let attributes = attributes.map(\.rawValue)
    guard colorsNeeded <= colors else { return attributes }
    return attributes + (text?.numbers(isBehind: false, of: colors) ?? [])
      + (behind?.numbers(isBehind: true, of: colors) ?? [])
  }
}

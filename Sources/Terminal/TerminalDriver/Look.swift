/// A look: attributes, the colour of the text, and the colour behind it.
nonisolated package struct Look: Hashable, Sendable {
  /// A change to how text is drawn, with its SGR parameter.
  package enum Attribute: Int, CaseIterable, Sendable {
    case bold = 1
    case faint, italic, underline
    case reverse = 7

    package var name: String { "\(self)" }
  }

  /// All words except numbers and mixed colours.
  package static let words = Attribute.allCases.map(\.name) + Color.names + Color.names.map { "bright-\($0)" }

  let attributes: [Attribute]
  let text, behind: Color?
  /// The words from which the look was parsed.
  package let words: String

  /// Parses words such as `bold yellow` or `white on blue`; no words mean plain text.
  ///
  /// - Returns: nil if a word is neither an attribute nor a colour, if there are too many colours, or if `on` is not followed
  ///   by exactly one colour at the end.
  package init?(_ words: String) {
    var attributes: [Attribute] = []
    var colors: [Color] = []
    let parts = words.split(separator: " ").map(String.init)
    let on = parts.firstIndex(of: "on")
    for word in parts.prefix(on ?? parts.count) {
      if let attribute = Attribute.allCases.first(where: { $0.name == word }) {
        if !attributes.contains(attribute) { attributes.append(attribute) }
      } else if let color = Color(word) {
        colors.append(color)
      } else {
        return nil
      }
    }
    guard colors.count <= 1 else { return nil }
    if let on {
      // “on” has to be the second-to-last word, followed by a colour.
      guard on + 2 == parts.count, let color = Color(parts[on + 1]) else { return nil }
      behind = color
    } else {
      behind = nil
    }
    self.attributes = attributes
    text = colors.first
    self.words = parts.joined(separator: " ")
  }

  /// The number of colours that a terminal needs to show the look; 0 if it has no colours.
  var colorsNeeded: Int { [text, behind].compactMap(\.self).map(\.colorsNeeded).max() ?? 0 }

  /// Returns the look's SGR parameters; without colours if `colors` are too few for them.
  package func numbers(of colors: Int) -> [Int] {
    let attributes = attributes.map(\.rawValue)
    guard colorsNeeded <= colors else { return attributes }
    return attributes + (text?.numbers(isBehind: false, of: colors) ?? [])
      + (behind?.numbers(isBehind: true, of: colors) ?? [])
  }
}

extension Post {
  /// The maximum number of links in a text, and of characters in a link.
  private static let mostLinks = 9, longestLink = 2000

  /// The web addresses in the text, each once, without the punctuation after them.
  ///
  /// They consist of visible ASCII characters, so they are what they look like.
  package var links: [String] {
    var links: [String] = []
    for match in text.matches(of: /https?:\/\/[^\s<>"]+/) {
      let after = match.output.contains("(") ? ".,:;!?'" : ".,:;!?')"
      let end = match.output.lastIndex { !after.contains($0) } ?? match.output.startIndex
      let link = String(match.output[...end])
      let isVisible = link.unicodeScalars.allSatisfy { ("!"..."~").contains($0) }
      guard isVisible, !link.hasSuffix("://"), link.utf8.count <= Self.longestLink else { continue }
      if links.count < Self.mostLinks, !links.contains(link) { links.append(link) }
    }
    return links
  }

  /// Returns the text without the mention of an account that it begins with; a text that is only a mention stays.
  package func text(to account: Account) -> String {
    guard text.first == "@" else { return text }
    let mention = text.dropFirst().prefix { !$0.isWhitespace }
    let rest = text[mention.endIndex...].drop(while: \.isWhitespace)
    let names = [account.name, String(account.name.prefix { $0 != "@" })]
    return rest.isEmpty || !names.contains(mention.lowercased()) ? text : String(rest)
  }
}

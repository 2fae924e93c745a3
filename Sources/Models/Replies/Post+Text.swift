extension Post {
  /// The maximum number of links: each has a digit as its key.
  package static let mostLinks = 9
  /// The maximum number of characters in a link.
  private static let longestLink = 2000

  /// The web addresses in the text, each once: first links, then addresses in plain text.
  ///
  /// Each address consists of visible ASCII characters, so that it cannot look like a different address.
  package var links: [String] {
    var links: [String] = []
    for link in linked where links.count < Self.mostLinks && Self.canBeUsed(link) && !links.contains(link) {
      links.append(link)
    }
    let sent = links
    for match in text.matches(of: /https?:\/\/[^\s<>"]+/) where links.count < Self.mostLinks {
      let after = match.output.contains("(") ? ".,:;!?'" : ".,:;!?')"
      let end = match.output.lastIndex { !after.contains($0) } ?? match.output.startIndex
      let link = String(match.output[...end])
      // Text that follows a link without a space is not part of its address.
      let isSent = sent.contains { link.hasPrefix($0) || $0.hasPrefix(link) }
      if !isSent, Self.canBeUsed(link), !links.contains(link) { links.append(link) }
    }
    return links
  }

  /// Returns whether an address is a web address that leads where it seems to lead.
  ///
  /// Such an address is not too long, and has neither hidden characters nor a user name before the host.
  private static func canBeUsed(_ link: String) -> Bool {
    guard let scheme = ["https://", "http://"].first(where: link.hasPrefix), link.utf8.count <= longestLink else {
      return false
    }
    let host = link.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    return !host.isEmpty && !host.contains("@") && link.unicodeScalars.allSatisfy { ("!"..."~").contains($0) }
  }

  /// Returns the text without a mention of the account at its beginning.
  ///
  /// A post that consists only of the mention keeps the mention.
  package func text(to account: Account) -> String {
    guard text.first == "@" else { return text }
    let mention = text.dropFirst().prefix { !$0.isWhitespace }
    let rest = text[mention.endIndex...].drop(while: \.isWhitespace)
    let isAll = rest.isEmpty && attachments.isEmpty && poll == nil && quote == nil
    return isAll || !account.isMentioned(as: mention) ? text : String(rest)
  }
}

extension Account {
  /// Returns whether a mention refers to this account, ignoring case, with or without the host.
  fileprivate func isMentioned(as mention: Substring) -> Bool {
    let user = name.prefix { $0 != "@" }
    let names = [name, String(user), host.map { "\(user)@\($0)" }].compactMap(\.self)
    return names.contains { $0.lowercased() == mention.lowercased() }
  }
}

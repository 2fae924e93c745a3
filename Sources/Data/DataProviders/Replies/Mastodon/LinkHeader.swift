/// The links in a response's header. (RFC 8288)
package struct LinkHeader {
  private let links: [(target: String, relations: [String])]

  /// Parses the values of all `Link` fields.
  ///
  /// A malformed value is ignored from the first error on.
  package init(_ values: [String]) { links = values.flatMap(Self.links) }

  /// Returns the target of the first link with this relation.
  package func target(of relation: String) -> String? {
    links.first { $0.relations.contains(relation) }?.target
  }

  private static func links(in value: String) -> [(target: String, relations: [String])] {
    var links: [(target: String, relations: [String])] = []
    var rest = value[...]
    while true {
      rest = rest.drop { $0 == "," || $0.isWhitespace }
      guard rest.popFirst() == "<", let end = rest.firstIndex(of: ">") else { return links }
      let target = String(rest[..<end])
      rest = rest[end...].dropFirst()
      var relations: [String]?
      while let (name, text) = parameter(&rest) {
        // By RFC 8288, only the first `rel` counts.
        guard name == "rel", relations == nil else { continue }
        relations = text.lowercased().split(separator: " ").map(String.init)
      }
      links.append((target, relations ?? []))
    }
  }

  /// Removes `; name=text` or `; name="text"` from the front.
  private static func parameter(_ rest: inout Substring) -> (name: String, text: String)? {
    var after = rest.drop(while: \.isWhitespace)
    guard after.popFirst() == ";" else { return nil }
    after = after.drop(while: \.isWhitespace)
    let name = after.prefix { !"=;,".contains($0) && !$0.isWhitespace }
    after = after[name.endIndex...].drop(while: \.isWhitespace)
    var text = ""
    if after.first == "=" {
      after = after.dropFirst().drop(while: \.isWhitespace)
      if after.first == "\"" {
        after.removeFirst()
        while let next = after.popFirst(), next != "\"" {
          text.append(next == "\\" ? after.popFirst() ?? next : next)
        }
      } else {
        text = String(after.prefix { $0 != ";" && $0 != "," && !$0.isWhitespace })
        after = after.dropFirst(text.count)
      }
    }
    rest = after
    return (name.lowercased(), text)
  }
}

/// Converts the HTML of a post to plain text, supporting the elements that the service uses.
///
/// Paragraphs are separated by blank lines, quoted ones start with `> `, list items are marked, and hidden elements are
/// dropped. Entities are decoded to any character, including control characters, because the output escapes these. The
/// conversion is a single pass and takes linear time for every input.
package struct HTMLText {
  /// How an element affects the text inside it.
  private enum Element {
    case plain, hidden, shortened
  }

  private var output = HTMLLines()
  /// The open `span` and hidden elements, by name.
  private var open: [(name: String, element: Element)] = []
  private var hiding = 0

  package static func plain(_ html: String) -> String {
    var text = HTMLText()
    text.read(Array(html.utf8))
    return text.output.text
  }

  private mutating func read(_ html: [UInt8]) {
    var tags = HTMLTags(html)
    var place = 0
    while place < html.count {
      let byte = html[place]
      if byte == UInt8(ascii: "<"), let end = tags.end(from: place) {
        read(tag: html[(place + 1)..<end])
        place = end + 1
      } else if byte == UInt8(ascii: "&"), let entity = HTMLEntity(at: html[place...]) {
        if hiding == 0 { output.append(entity.text) }
        place += entity.length
      } else {
        if hiding == 0 { output.append(byte) }
        place += 1
      }
    }
  }

  private mutating func read(tag: ArraySlice<UInt8>) {
    let isEnd = tag.first == UInt8(ascii: "/")
    let bytes = isEnd ? tag.dropFirst() : tag
    let nameBytes = bytes.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }
    // All supported names are shorter.
    let name = nameBytes.count > 16 ? "" : String(decoding: nameBytes, as: UTF8.self).lowercased()
    switch name {
    case "span", "script", "style": isEnd ? close(name) : open(name, attributes: bytes.dropFirst(nameBytes.count))
    case "br": output.breakLine()
    case "p", "div", "h1", "h2", "h3", "h4", "h5", "h6": output.breakParagraph()
    case "blockquote": output.quote(isEnd: isEnd)
    case "pre": output.preformat(isEnd: isEnd)
    case "ul", "ol": isEnd ? output.endList() : output.beginList(isNumbered: name == "ol")
    case "li" where !isEnd: output.beginItem()
    default: break
    }
  }

  private mutating func open(_ name: String, attributes: ArraySlice<UInt8>) {
    var element = Element.hidden
    if name == "span" {
      let classes = Self.classes(in: attributes)
      if classes.contains("invisible") {
        element = .hidden
      } else if classes.contains("ellipsis") {
        element = .shortened
      } else {
        element = .plain
      }
    }
    open.append((name, element))
    if element == .hidden { hiding += 1 }
  }

  private mutating func close(_ name: String) {
    // An end tag that does not match the innermost element is ignored: searching outwards would take quadratic time.
    guard open.last?.name == name, let element = open.popLast()?.element else { return }
    if element == .hidden { hiding -= 1 }
    if element == .shortened, hiding == 0 { output.append("…") }
  }

  private static func classes(in attributes: ArraySlice<UInt8>) -> [Substring] {
    // The service writes attributes in this form, and never as many bytes.
    let text = String(decoding: attributes.prefix(256), as: UTF8.self)
    guard let begin = text.firstRange(of: "class=\"")?.upperBound else { return [] }
    return text[begin...].prefix { $0 != "\"" }.split(separator: " ")
  }
}

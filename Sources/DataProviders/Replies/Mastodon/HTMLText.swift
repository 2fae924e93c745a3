/// Plain text from the HTML of a post, as far as the service uses HTML.
///
/// Paragraphs are parted by blank lines, quoted ones begin with `> `, list items are marked, and what a page would hide
/// is left out. Entities come out as what they stand for, whatever that is: the output escapes it. One pass, so the time
/// is that of the length, whatever the text.
package struct HTMLText {
  /// An element that changes what is done with the text in it.
  private enum Element {
    case plain, hidden, shortened
  }

  private var output = HTMLLines()
  /// The spans and hidden elements that are open, with their names.
  private var open: [(name: String, element: Element)] = []
  private var hiding = 0

  package static func plain(_ html: String) -> String {
    var text = HTMLText()
    text.take(Array(html.utf8))
    return text.output.text
  }

  private mutating func take(_ html: [UInt8]) {
    // Behind the last one a `<` begins no tag: nobody has to look for its end again and again.
    let lastEnd = html.lastIndex(of: UInt8(ascii: ">")) ?? 0
    var place = 0
    while place < html.count {
      let byte = html[place]
      if byte == UInt8(ascii: "<"), place + 1 < lastEnd, Self.beginsTag(html[place + 1]),
        let end = html[place...].firstIndex(of: UInt8(ascii: ">"))
      {
        take(tag: html[(place + 1)..<end])
        place = end + 1
      } else if byte == UInt8(ascii: "&"), let entity = HTMLEntity(at: html[place...]) {
        if hiding == 0 { output.take(entity.text) }
        place += entity.length
      } else {
        if hiding == 0 { output.take(byte) }
        place += 1
      }
    }
  }

  private static func beginsTag(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "/"),
      UInt8(ascii: "!"):
      true
    default: false
    }
  }

  private mutating func take(tag: ArraySlice<UInt8>) {
    let isEnd = tag.first == UInt8(ascii: "/")
    let bytes = isEnd ? tag.dropFirst() : tag
    let nameBytes = bytes.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }
    // No name that matters is longer.
    let name = nameBytes.count > 16 ? "" : String(decoding: nameBytes, as: UTF8.self).lowercased()
    switch name {
    case "span", "script", "style": isEnd ? close(name) : open(name, attributes: bytes.dropFirst(nameBytes.count))
    case "br": output.breakLine()
    case "p", "div", "h1", "h2", "h3", "h4", "h5", "h6": output.breakParagraph()
    case "blockquote": isEnd ? output.endQuote() : output.beginQuote()
    case "pre": isEnd ? output.endPreformatted() : output.beginPreformatted()
    case "ul", "ol": isEnd ? output.endList() : output.beginList(isNumbered: name == "ol")
    case "li" where !isEnd: output.beginItem()
    default: break
    }
  }

  private mutating func open(_ name: String, attributes: ArraySlice<UInt8>) {
    var element = Element.hidden
    if name == "span" {
      let classes = Self.classes(in: attributes)
      element = classes.contains("invisible") ? .hidden : classes.contains("ellipsis") ? .shortened : .plain
    }
    open.append((name, element))
    if element == .hidden { hiding += 1 }
  }

  private mutating func close(_ name: String) {
    // One that is not the innermost closes nothing: a search outwards would cost the square of the depth.
    guard open.last?.name == name, let element = open.popLast()?.element else { return }
    if element == .hidden { hiding -= 1 }
    if element == .shortened, hiding == 0 { output.take("…") }
  }

  private static func classes(in attributes: ArraySlice<UInt8>) -> [Substring] {
    // No tag of a span is longer, and the service writes its attributes like this.
    let text = String(decoding: attributes.prefix(256), as: UTF8.self)
    guard let begin = text.firstRange(of: "class=\"")?.upperBound else { return [] }
    return text[begin...].prefix { $0 != "\"" }.split(separator: " ")
  }
}

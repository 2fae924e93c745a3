/// The HTML of a post as plain text, with the web addresses that it links to.
///
/// Paragraphs are separated by blank lines, quoted ones start with `> `, list items are marked, and hidden elements are
/// dropped. The description of a picture is kept as text. A link shows its words and then its whole address, or only the
/// address if the words are the same. A mention or a hashtag shows only its words. Entities are decoded to any character,
/// including control characters, because the output escapes these. The conversion is a single pass and takes linear time for
/// every input.
package struct HTMLText {
  /// How an element affects the text inside it.
  private enum Element {
    case plain, hidden, shortened
  }

  /// The targets of the links, in order; a link may occur several times.
  package private(set) var links: [String] = []
  private var output = HTMLLines()
  /// The open `span` elements and hidden elements, outermost first, with their names.
  private var open: [(name: String, element: Element)] = []
  private var hiding = 0
  private var link: HTMLLink?
  private let hiddenClasses: Set<Substring>

  /// Converts HTML.
  ///
  /// - Parameters:
  ///   - html: The HTML that the service has sent.
  ///   - hidesQuote: Whether to leave out the address of a quoted post, which servers add for clients that do not show
  ///     quotes.
  package init(_ html: String, hidesQuote: Bool = false) {
    hiddenClasses = hidesQuote ? ["invisible", "quote-inline"] : ["invisible"]
    read(Array(html.utf8))
    endLink()
  }

  /// The plain text, without blank lines at its start and end.
  package var text: String { output.text }

  private mutating func read(_ html: [UInt8]) {
    var tags = HTMLTags(html)
    var place = 0
    while place < html.count {
      let byte = html[place]
      if byte == UInt8(ascii: "<"), let end = tags.end(from: place) {
        read(tag: html[(place + 1)..<end])
        place = end + 1
      } else if byte == UInt8(ascii: "&"), let entity = HTMLEntity(at: html[place...]) {
        write(entity.text)
        place += entity.length
      } else {
        write(byte)
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
    let attributes = bytes.dropFirst(nameBytes.count)
    switch name {
    case "span", "script", "style": isEnd ? close(name) : open(name, HTMLAttributes(attributes))
    case "a":
      endLink()
      if !isEnd { beginLink(HTMLAttributes(attributes)) }
    case "img": write(HTMLAttributes(attributes).alt ?? "")
    case "p" where isEnd: close(name)
    case "p" where !attributes.isEmpty:
      let attributes = HTMLAttributes(attributes)
      if !hiddenClasses.isDisjoint(with: attributes.classes) { open(name, attributes) }
    default: break
    }
    lay(out: name, isEnd: isEnd)
  }

  /// Breaks lines and paragraphs as an element does.
  ///
  /// Inside a link, most elements only separate words.
  private mutating func lay(out name: String, isEnd: Bool) {
    switch name {
    case "br" where link == nil: output.breakLine()
    case "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "table", "dl", "details", "figure", "section", "article":
      link == nil ? output.breakParagraph() : write(" ")
    case "tr", "caption", "summary", "dt", "dd", "figcaption": link == nil ? output.startLine() : write(" ")
    case "td", "th", "br": write(" ")
    case "blockquote": output.quote(isEnd: isEnd)
    case "pre": output.preformat(isEnd: isEnd)
    case "ul", "ol": isEnd ? output.endList() : output.beginList(isNumbered: name == "ol")
    case "li": isEnd ? output.endItem() : output.beginItem()
    default: break
    }
  }

  private mutating func write(_ text: String) {
    for byte in text.utf8 { write(byte) }
  }

  private mutating func write(_ byte: UInt8) {
    link?.all.append(byte)
    guard hiding == 0 else { return }
    if link == nil { output.append(byte) } else { link?.shown.append(byte) }
  }

  // MARK: Links

  private mutating func beginLink(_ attributes: HTMLAttributes) {
    let isName = attributes.classes.contains { ["mention", "hashtag"].contains($0) }
    if hiding == 0, !isName { link = attributes.href.flatMap(HTMLLink.init) }
  }

  private mutating func endLink() {
    guard let link else { return }
    self.link = nil
    links.append(link.address)
    output.append(link.text)
  }

  // MARK: Hidden elements

  private mutating func open(_ name: String, _ attributes: HTMLAttributes) {
    var element = Element.hidden
    if name == "span", hiddenClasses.isDisjoint(with: attributes.classes) {
      element = attributes.classes.contains("ellipsis") ? .shortened : .plain
    }
    open.append((name, element))
    if element == .hidden { hiding += 1 }
  }

  private mutating func close(_ name: String) {
    // An end tag that does not match the innermost element is ignored: searching outwards would take quadratic time.
    guard open.last?.name == name, let element = open.popLast()?.element else { return }
    if element == .hidden { hiding -= 1 }
    guard element == .shortened, hiding == 0 else { return }
    if link == nil { output.append("…") } else { link?.shown += "…".utf8 }
  }
}

/// A part of a screen that keys can go to.
enum Part: Hashable {
  case field(String)
  /// A field that takes whole numbers of a range.
  case slider(String)
  case list
  case button(String)
}

extension Part {
  init(_ field: Field) {
    self = field.range == nil ? .field(field.name) : .slider(field.name)
  }
}

extension Screen {
  /// The parts that keys can go to, from top to bottom.
  var parts: [Part] {
    var parts: [Part] = []
    for element in elements {
      switch element {
      case .field(let field): parts.append(Part(field))
      case .list where !parts.contains(.list): parts.append(.list)
      case .button(let button): parts.append(.button(button.command.name))
      case .list, .text, .picture, .progress: break
      }
    }
    return parts
  }

  /// Where keys go at first: of a dialog, to the button that changes nothing, so that a hasty Enter does no harm.
  var firstPart: Part? {
    let parts = parts
    guard isDialog, let wayOut else { return parts.first }
    let harmless = Part.button(wayOut.name)
    return parts.contains(harmless) ? harmless : parts.first
  }

  /// The command that leads away from the screen.
  var wayOut: KeyCommand? { commands.first { $0.key == .escape } }
}

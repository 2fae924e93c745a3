/// A part of a screen that keys can go to.
enum Part: Hashable {
  case field(String)
  case list
  case button(String)
}

extension Screen {
  /// The parts that keys can go to, from top to bottom.
  var parts: [Part] {
    var parts: [Part] = []
    for element in elements {
      switch element {
      case .field(let field): parts.append(.field(field.name))
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
  var wayOut: Command? { commands.first { $0.key == .escape } }
}

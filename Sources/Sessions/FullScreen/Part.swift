import TextUI

/// A part of a screen that can have the focus.
enum Part: Hashable {
  case field(String)
  /// A field that accepts only whole numbers in a range.
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
  /// The parts that can have the focus, from top to bottom.
  var parts: [Part] {
    var parts: [Part] = []
    for element in elements {
      switch element {
      case .field(let field): parts.append(Part(field))
      case .list where !parts.contains(.list): parts.append(.list)
      case .button(let command): parts.append(.button(command.name))
      case .list, .text, .choice, .picture, .badge, .share, .progress: break
      }
    }
    return parts
  }

  /// The part that has the focus initially.
  ///
  /// In a dialog, it is the button that changes nothing, so that a hasty Enter does no harm.
  var firstPart: Part? {
    let parts = parts
    guard isDialog, let wayOut else { return parts.first }
    let harmless = Part.button(wayOut.name)
    return parts.contains(harmless) ? harmless : parts.first
  }

  /// Returns the command that Enter runs while a part has the focus.
  func commandOnEnter(in part: Part?) -> KeyCommand? {
    let name: String? =
      switch part {
      case .button(let name): name
      case .field(let name): fields.first { $0.name == name }?.onEnter
      case .list, .slider, nil: nil
      }
    return commands.first { name == nil ? $0.keys.contains(.enter) : $0.name == name }
  }

  /// The command that leaves the screen.
  var wayOut: KeyCommand? { commands.first { $0.keys.contains(.escape) } }
}

import TextUI

extension Screen {
  /// The parts that can have the focus, from top to bottom.
  var parts: [ScreenPart] {
    var parts: [ScreenPart] = []
    for element in elements {
      switch element {
      case .field(let field): parts.append(ScreenPart(field))
      case .list where !parts.contains(.list): parts.append(.list)
      case .button(let command): parts.append(.button(command.name))
      case .choice(let choice): parts += choice.label.map { [.choice($0)] } ?? []
      case .list, .text, .picture, .badge, .share, .fact, .progress: break
      }
    }
    return parts
  }

  /// Returns the part that has the focus initially.
  ///
  /// In a dialog, this is the button that leaves without a change, if there is one, so that a hasty Enter does no harm.
  func firstPart(isDialog: Bool) -> ScreenPart? {
    let parts = parts
    guard isDialog, let wayOut else { return parts.first }
    let harmless = ScreenPart.button(wayOut.name)
    return parts.contains(harmless) ? harmless : parts.first
  }

  /// Returns the command that Enter runs while a part has the focus.
  func commandOnEnter(in part: ScreenPart?) -> KeyCommand? {
    let name: String? =
      switch part {
      case .button(let name): name
      case .field(let name): fields.first { $0.name == name }?.onEnter
      case .list, .slider, .choice, nil: nil
      }
    return commands.first { name == nil ? $0.keys.contains(.enter) : $0.name == name }
  }

  /// The command that Tab runs, which picks a row and stays on the screen.
  var commandOnTab: KeyCommand? { commands.first { $0.keys.contains(.tab) } }

  /// All choices, from top to bottom.
  var choices: [Choice] { elements.compactMap { if case .choice(let choice) = $0 { choice } else { nil } } }

  /// Returns the choice that the arrow keys change: the focused choice, or else the tabs.
  func choice(in part: ScreenPart?) -> Choice? {
    if case .choice(let label) = part { return choices.first { $0.label == label } }
    return choices.first { $0.label == nil }
  }

  /// The command that leaves the screen.
  var wayOut: KeyCommand? { commands.first { $0.keys.contains(.escape) } }
}

import TextUI

/// The keys of the full screen.
///
/// Key handling, the footer, the page behind `?` and the tables in the documentation are all derived from this map.
nonisolated package enum KeyMap {
  private static let everywhere = Set(KeyMode.allCases)
  /// The modes in which the screen is shown, so that keys can change something on it.
  private static let shown = everywhere.subtracting([.hidden])
  /// The modes in which letters run commands.
  private static let commanding: Set<KeyMode> = [.browsing, .slider]
  /// The modes in which letters move the selection or scroll.
  private static let paging: Set<KeyMode> = [.browsing, .slider, .keys]
  /// The modes in which a list, text or the list of keys can be scrolled.
  private static let listing: Set<KeyMode> = [.browsing, .slider, .field, .filter, .keys]

  /// The keys that are the same on every screen; the commands of a screen add more keys.
  package static let general: [KeyBinding<GeneralAction>] = [
    KeyBinding(.up, .character("k"), .control("p"), does: .up, in: listing.union([.prompt]), help: .keyUp),
    KeyBinding(.down, .character("j"), .control("n"), does: .down, in: listing.union([.prompt]), help: .keyDown),
    KeyBinding(.control("u"), does: .halfPageUp, in: paging, help: .keyHalfPageUp),
    KeyBinding(.control("d"), does: .halfPageDown, in: paging, help: .keyHalfPageDown),
    KeyBinding(.pageUp, .control("b"), does: .pageUp, in: listing, help: .keyPageUp),
    KeyBinding(.pageDown, .control("f"), does: .pageDown, in: listing, help: .keyPageDown),
    KeyBinding(.home, .character("g"), does: .first, in: paging, help: .keyFirst),
    KeyBinding(.end, .character("G"), does: .last, in: paging, help: .keyLast),
    KeyBinding(.left, .character("h"), .character("["), does: .less, in: commanding, help: .keyLess),
    KeyBinding(.right, .character("l"), .character("]"), does: .more, in: commanding, help: .keyMore),
    KeyBinding(.character(" "), does: .mark, in: [.browsing, .keys], help: .keyMark),
    KeyBinding(.character("v"), does: .markRange, in: [.browsing], help: .keyMarkRange),
    KeyBinding(.character("*"), does: .markAll, in: [.browsing], help: .keyMarkAll),
    KeyBinding(.enter, does: .enter, in: [.browsing, .slider, .field, .prompt, .filter], help: .keyEnter),
    KeyBinding(.character("1"), does: .row(1), in: [.browsing], help: .keyRow),
    KeyBinding(.tab, does: .next, in: [.browsing, .slider, .field, .filter], help: .keyNext),
    KeyBinding(.backTab, does: .previous, in: [.browsing, .slider, .field], help: .keyPrevious),
    KeyBinding(.character("w"), does: .otherPane, in: commanding, help: .keyOtherPane),
    KeyBinding(.escape, does: .back, in: shown, help: .keyBack),
    KeyBinding(.character("q"), does: .leave, in: paging, help: .keyLeave),
    KeyBinding(.delete, does: .takeAway, in: commanding, help: .keyTakeAway),
    KeyBinding(.control("r"), does: .redo, in: commanding, help: .keyRedo),
    KeyBinding(.f5, does: .refresh, in: commanding.union([.field]), help: .keyRefresh),
    KeyBinding(.character("y"), does: .copy, in: commanding, help: .keyCopy),
    KeyBinding(.character("/"), does: .filter, in: commanding, help: .keyFilter),
    KeyBinding(.character(":"), does: .palette, in: commanding.union([.keys]), help: .keyPalette),
    KeyBinding(.f1, .character("?"), does: .keys, in: shown, help: .keyKeys),
    KeyBinding(.control("l"), does: .redraw, in: everywhere, help: .keyRedraw),
    KeyBinding(.control("z"), does: .suspend, in: everywhere, help: .keySuspend),
    KeyBinding(.control("c"), does: .quit, in: everywhere, help: .keyQuit),
  ]

  private static let generalByKey = general.reduce(into: [KeyPress: [KeyBinding<GeneralAction>]]()) {
    bindings, binding in
    for key in binding.keys { bindings[key, default: []].append(binding) }
  }

  /// The keys that edit a line of text; any typed character is inserted into the line.
  package static let editing: [KeyBinding<TextEdit>] = [
    KeyBinding(.left, .control("b"), does: .left, help: .keyLeft),
    KeyBinding(.right, .control("f"), does: .right, help: .keyRight),
    KeyBinding(.controlLeft, .alt("b"), does: .wordLeft, help: .keyWordLeft),
    KeyBinding(.controlRight, .alt("f"), does: .wordRight, help: .keyWordRight),
    KeyBinding(.home, .control("a"), does: .home, help: .keyHome),
    KeyBinding(.end, .control("e"), does: .end, help: .keyEnd),
    KeyBinding(.backspace, .control("h"), does: .backspace, help: .keyBackspace),
    KeyBinding(.delete, .control("d"), does: .delete, help: .keyDelete),
    KeyBinding(.control("w"), does: .deleteWord, help: .keyDeleteWord),
    KeyBinding(.alt("d"), does: .deleteNextWord, help: .keyDeleteNextWord),
    KeyBinding(.control("u"), does: .deleteToStart, help: .keyDeleteToStart),
    KeyBinding(.control("k"), does: .deleteToEnd, help: .keyDeleteToEnd),
  ]

  /// The general keys that a screen's command may override.
  ///
  /// Enter, Esc and Tab also run the screen's command with that key, but only as part of their general action.
  private static let yielding: Set<KeyPress> = [.character("w"), .character("y"), .character("1")]

  /// The keys that no command of a screen may use.
  package static let reserved = Set(general.flatMap(\.keys)).subtracting(yielding).subtracting([.enter, .escape, .tab])

  /// Returns the current meaning of a key, if any.
  @MainActor static func meaning(of key: KeyPress, in mode: KeyMode, commands: [KeyCommand]) -> KeyMeaning? {
    if mode.isTyping {
      if case .character(let character) = key { return .edit(.insert(String(character))) }
      if case .paste(let text) = key { return .edit(.paste(text)) }
      if let binding = editing.first(where: { $0.keys.contains(key) }) { return .edit(binding.action) }
    }
    if key == .wheelUp || key == .wheelDown {
      return listing.contains(mode) ? .general(key == .wheelUp ? .scrollUp : .scrollDown) : nil
    }
    let binding = generalByKey[key]?.first { $0.modes.contains(mode) }
    if let binding, !yielding.contains(key) { return .general(binding.action) }
    // Commands that are never enabled at the same time may share a key.
    let onKey = commanding.contains(mode) ? commands.filter { $0.keys.contains { KeyPress($0) == key } } : []
    if let command = onKey.first(where: \.isEnabled) ?? onKey.first { return .command(command) }
    if let binding { return .general(binding.action) }
    guard mode == .browsing, case .character(let digit) = key, let number = Int(String(digit)), number > 0 else {
      return nil
    }
    return .general(.row(number))
  }
}

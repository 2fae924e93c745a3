/// What the user has done to the look of one screen: where the keys go, which row is selected, what is scrolled to.
///
/// No view model knows of it. The session keeps one for each view on the stack, and drops it with the view.
struct ScreenState {
  enum Mode {
    case browsing
    /// Typing the text for the command with this name.
    case prompting(String, TextInput)
    case filtering(TextInput)
    case readingKeys(Viewport)
  }

  var mode = Mode.browsing
  /// Where the keys go; nil on a screen that has nothing for them.
  private(set) var part: Part?
  /// The place in the field that the keys go to, in characters; nil: its end.
  var cursor: Int?
  var selection = RowSelection()
  /// The id of the list that the selection is in.
  private var listID: String?
  var viewport = Viewport()
  /// Whether the part that the keys go to has to be in view: not after the user has scrolled away from it.
  var followsPart = true
  var filter = RowFilter()
  var marks = ChangeMarks()
  /// Whether what stands behind the last row of the list was drawn last.
  var showsEnding = false
  /// For which ending of the list more rows have been asked for.
  private var prefetchedEnding: ListEnding.ID?
  /// What has become of the list since it was drawn, if it tells.
  private var editsSince: (() -> [RowEdit])?
  /// What the session itself has to say here, until the next command.
  var message: Notice?

  /// What keys are for now.
  var keyMode: KeyMode {
    switch mode {
    case .browsing:
      switch part {
      case .field: .field
      case .slider: .slider
      case .list, .button, nil: .browsing
      }
    case .prompting: .prompt
    case .filtering: .filter
    case .readingKeys: .keys
    }
  }

  /// What has become of the list since it was drawn last, which it is now; nil if it does not tell.
  mutating func editsSinceDrawn(of rows: ShownRows) -> [RowEdit]? {
    let editsBefore = editsSince
    editsSince = rows.list.editsSince
    return editsSince == nil ? nil : editsBefore?() ?? []
  }

  /// Sends the keys to another part.
  mutating func focus(_ newPart: Part?) {
    part = newPart
    cursor = nil
    followsPart = true
  }

  /// The rows of the screen's list that match the filter.
  mutating func rows(of screen: Screen) -> ShownRows? {
    guard let list = screen.list else { return nil }
    return filter.rows(of: list)
  }

  /// What gets more rows, if the end of the list has come into view and nobody has asked for them yet.
  mutating func prefetch(for list: RowList?) -> (() async -> Void)? {
    guard let ending = list?.ending, let prefetch = ending.prefetch else {
      prefetchedEnding = nil
      return nil
    }
    guard showsEnding, prefetchedEnding != ending.id else { return nil }
    prefetchedEnding = ending.id
    return prefetch
  }

  /// Finds its way again on a screen that has changed: what the keys went to, or the selected row, may be gone.
  mutating func settle(on screen: Screen) {
    let parts = screen.parts
    if part.map(parts.contains) != true {
      focus(screen.firstPart)
    }
    if let rows = rows(of: screen) {
      if screen.list?.id != listID {
        (listID, selection) = (screen.list?.id, RowSelection())
        marks.forget()
      }
      selection.settle(in: rows)
    }
    if case .prompting(let name, _) = mode, !screen.commands.contains(where: { $0.name == name && $0.isEnabled }) {
      mode = .browsing
    }
  }
}

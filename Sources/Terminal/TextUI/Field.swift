import Localization
import Presenting

/// A text field of one line.
package struct Field {
  /// The name used in the `set` command.
  package let name: String
  package let label: Text
  package let value: String
  /// The problem with the value, if one is known.
  package let problem: Text?
  /// The whole numbers that the field accepts; nil if it accepts any text.
  ///
  /// The full screen shows a field with a range as a slider.
  package let range: ClosedRange<Int>?
  /// Whether the text filters the screen's list.
  package let isFilter: Bool
  /// The name of the command that Enter runs in this field, instead of the screen's command.
  package let onEnter: String?
  /// Whether Esc leaves the screen at once, even if the user has typed something.
  package let leavesOnEscape: Bool
  /// The reason why the field is disabled, for example while it loads; nil if it is enabled.
  package let disabledReason: Text?
  /// Passes a changed text to the view model; the full screen calls it at every keystroke.
  ///
  /// If it throws, the text was refused and nothing has changed.
  package let edit: (String) throws(CommandError) -> Void
  /// The page's work after each change of the text, such as a search; nil if there is none.
  package let afterEdit: (() async -> Void)?

  package init(
    name: String, label: Text, value: String, problem: Text? = nil, range: ClosedRange<Int>? = nil,
    isFilter: Bool = false, leavesOnEscape: Bool = false, onEnter: String? = nil, disabled disabledReason: Text? = nil,
    afterEdit: (() async -> Void)? = nil, edit: @escaping (String) throws(CommandError) -> Void
  ) {
    self.name = name
    self.label = label
    self.value = value
    self.problem = problem
    self.range = range
    self.isFilter = isFilter
    self.leavesOnEscape = leavesOnEscape
    self.onEnter = onEnter
    self.disabledReason = disabledReason
    self.edit = { text throws(CommandError) in
      if let disabledReason { throw CommandError(disabledReason) }
      try edit(text)
    }
    self.afterEdit = afterEdit
  }

  /// Changes the text, and does the work that follows.
  ///
  /// - Throws: `CommandError` if the text was refused, and nothing has changed.
  package func fill(with text: String) async throws(CommandError) {
    try edit(text)
    await afterEdit?()
  }
}

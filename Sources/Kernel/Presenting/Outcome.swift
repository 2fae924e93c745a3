import Changes
import Localization

/// The report of a command on what it has done.
package struct Outcome {
  package var text: Text
  /// The text without the write's consequence, if the text mentions one.
  ///
  /// An undo or a redo reports only the write, because the consequence may be different by then. Suppose that a member leaves a
  /// group, which is deleted because nobody else is in it. After the undo, the group exists again.
  package let withoutConsequence: Text?
  /// The id of the first row that the write concerns, if there is one.
  ///
  /// The data is loaded again after the write, so the session looks for the row when it shows the screen.
  package let row: String?
  /// The undo of the write; nil if nothing was written, or the write cannot be undone.
  package var undo: Undo?
  /// The texts to show if only a part of the write is undone, because others rely on the rest.
  package let part: Part?
  /// The trail of the page that has the command; set by the history.
  package var trail: [String] = []

  package init(
    _ text: Text, withoutConsequence: Text? = nil, row: String? = nil, undo: Undo? = nil, part: Part? = nil
  ) {
    self.text = text
    self.withoutConsequence = withoutConsequence
    self.row = row
    self.undo = undo
    self.part = part
  }

  /// The texts for a write that is undone only in part, because others rely on the rest.
  package struct Part {
    /// The text to show after the part was undone.
    package let undone: Text
    /// The text to show after the part was redone.
    package let redone: Text

    package init(undone: Text, redone: Text) {
      self.undone = undone
      self.redone = redone
    }
  }
}

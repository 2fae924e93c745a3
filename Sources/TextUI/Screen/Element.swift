import Localization

/// One part of a screen.
package enum Element {
  case text(Text, Tone = .plain)
  case list(RowList)
  case field(Field)
  /// A command shown as a button.
  case button(KeyCommand)
  /// A picture made of characters, one string per line.
  case picture([String], tint: Tint? = nil)
  /// A description of work in progress.
  case progress(Text)
}

/// One part of a screen.
package enum Element {
  case text(String, Tone = .plain)
  case list(RowList)
  case field(Field)
  case button(Button)
  /// A picture made of characters, one string for each of its lines.
  case picture([String])
  /// Something is under way; what, in words.
  case progress(String)
}

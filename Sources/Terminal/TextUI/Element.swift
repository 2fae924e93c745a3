import Localization

/// One part of a screen.
package enum Element {
  case text(Text, Tone = .plain)
  /// A label and what it is about; and the same for programs, by name.
  case fact(Text, Text, [String: RowValue])
  case list(RowList)
  case field(Field)
  /// A command shown as a button.
  case button(KeyCommand)
  case choice(Choice)
  case picture(Picture)
  /// A few letters on a block of colour, such as the initials of an avatar.
  case badge(Badge)
  /// A share of a whole in per cent, from 0 to 100, which may be drawn as a bar.
  case share(percent: Int, Text)
  /// A description of work in progress.
  case progress(Text)
}

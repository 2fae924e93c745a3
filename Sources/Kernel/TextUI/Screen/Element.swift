import Localization

/// One part of a screen.
package enum Element {
  case text(Text, Tone = .plain)
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

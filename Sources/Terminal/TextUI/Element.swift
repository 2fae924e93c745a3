import Localization

/// One part of a screen.
package enum Element {
  case text(Text, Tone = .plain)
  /// A label and its text. For programs, the dictionary holds the same fact by name.
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

/// The tone of the text.
///
/// The renderer decides how a tone looks, and may ignore it, so the words must be clear without it.
nonisolated package enum Tone: String, Sendable {
  case plain
  /// The user has succeeded.
  case success
  /// Another person's words, which must not look like the program's own.
  case quote
  /// A heading, or a minor remark about the screen.
  case quiet
}

/// A few letters on a block of colour.
nonisolated package struct Badge: Equatable, Sendable {
  package let letters: String
  package let tint: Tint

  package init(_ letters: String, tint: Tint) {
    self.letters = letters
    self.tint = tint
  }
}

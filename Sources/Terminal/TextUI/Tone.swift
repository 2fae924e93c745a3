/// The tone of a text.
///
/// The renderer decides how a tone looks, and may ignore it, so the words must be clear without it.
nonisolated package enum Tone: String, Sendable {
  case plain
  /// The user has succeeded.
  case success
  /// Another person's words, which must not look like the program's own.
  case quote
  /// Something about the screen itself, said in passing.
  case quiet
}

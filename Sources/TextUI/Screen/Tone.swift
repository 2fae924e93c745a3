/// What a text is like.
///
/// How that looks is the renderer's affair, and most show nothing of it: the words have to say it too.
nonisolated package enum Tone: Sendable {
  case plain
  /// Something has gone as the user wished.
  case success
}

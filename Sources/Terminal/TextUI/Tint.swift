/// The colour of a picture, if the output has colours; it distinguishes pictures and has no other meaning.
nonisolated package enum Tint: Int, CaseIterable, Sendable {
  case red, green, yellow, blue, magenta, cyan
}

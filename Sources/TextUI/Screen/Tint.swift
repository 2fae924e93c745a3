/// The colour of a picture, where there are colours: it tells pictures apart and means nothing else.
nonisolated package enum Tint: Int, CaseIterable, Sendable {
  case red, green, yellow, blue, magenta, cyan
}

/// The actions of keys that are the same on every screen.
nonisolated package enum GeneralAction: Sendable {
  case up, down, pageUp, pageDown, first, last
  case less, more
  case enter, next, previous, back
  case filter, keys
  case redraw, suspend, quit
}

/// A fact, as programs read it.
nonisolated package enum RowValue: Equatable, Sendable {
  case number(Int)
  /// A share of a whole in per cent, from 0 to 100.
  case share(percent: Int)
  case text(String)
}

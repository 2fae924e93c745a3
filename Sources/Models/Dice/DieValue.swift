/// A face of the die.
package enum DieValue: Int, CaseIterable, Sendable {
  case one = 1
  case two, three, four, five, six

  /// The value that wins the game.
  package static let winning = DieValue.six
}

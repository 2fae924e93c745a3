/// A die, which shows a value from the moment it exists: making it is its first roll.
///
/// Seed 000.
package struct Die: Equatable, Sendable {
  package private(set) var value: DieValue

  package init(rolledWith random: any RandomSource) {
    value = Self.value(from: random)
  }

  /// Gives it another value, which may be the same again.
  package mutating func roll(with random: any RandomSource) {
    value = Self.value(from: random)
  }

  /// Each value is as likely as any other.
  private static func value(from random: any RandomSource) -> DieValue {
    let values = DieValue.allCases
    return values[random.number(in: 1...values.count) - 1]
  }
}

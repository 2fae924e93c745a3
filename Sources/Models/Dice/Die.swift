/// A die that always shows a value: creating it is the first roll.
package struct Die: Equatable, Sendable {
  package private(set) var value: DieValue

  package init(rolledWith random: any RandomSource) {
    value = Self.value(from: random)
  }

  /// Rolls the die; the new value may equal the old one.
  package mutating func roll(with random: any RandomSource) {
    value = Self.value(from: random)
  }

  /// Returns a random value; every value has the same probability.
  private static func value(from random: any RandomSource) -> DieValue {
    let values = DieValue.allCases
    return values[random.number(in: 1...values.count) - 1]
  }
}

import Localization

extension RandomAccessCollection where Index == Int {
  /// Returns the element in a row.
  ///
  /// - Parameter index: The zero-based index of the row.
  /// - Returns: The element.
  /// - Throws: `CommandError`, if there is no such row.
  nonisolated package func row(_ index: Int) throws(CommandError) -> Element {
    guard indices.contains(index) else { throw CommandError(.shared(.noSuchRow(index < .max ? index + 1 : index))) }
    return self[index]
  }
}

package import Localization

extension Strings {
  /// The element that stands in a row.
  ///
  /// - Parameters:
  ///   - row: Its index, counted from 0.
  ///   - rows: What the rows stand for, in their order.
  /// - Returns: The element.
  /// - Throws: `Refusal` if there is no such row.
  nonisolated package func element<Rows: RandomAccessCollection<Element>, Element>(
    inRow row: Int, of rows: Rows
  ) throws(Refusal) -> Element where Rows.Index == Int {
    guard rows.indices.contains(row) else {
      throw Refusal(self(SharedText.noSuchRow, ["row": number(row < .max ? row + 1 : row)]))
    }
    return rows[row]
  }
}

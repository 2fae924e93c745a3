extension Sequence<Text> {
  /// Returns these texts in a row, with a separator between them.
  package func joined(separator: String) -> Text {
    var row = Text.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    for (index, text) in enumerated() {
      if index > 0 { row.appendLiteral(separator) }
      row.appendInterpolation(text)
    }
    return Text(stringInterpolation: row)
  }
}

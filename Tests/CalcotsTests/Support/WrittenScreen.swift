/// The contents of a terminal screen after this output; interprets only the escape codes that the program uses.
struct WrittenScreen {
  private var rows: [Int: [Int: Character]] = [:]
  private var row = 0
  private var column = 0

  init(_ written: String) {
    var rest = written.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": apply(&rest)
      case "\r": column = 0
      case "\n": row += 1
      default:
        rows[row, default: [:]][column] = Character(scalar)
        column += 1
      }
    }
  }

  /// The rows from the top to the last one that was written to.
  var text: String {
    (0...(rows.keys.max() ?? 0)).map { row in
      let cells = rows[row] ?? [:]
      return String((0...(cells.keys.max() ?? 0)).map { cells[$0] ?? " " }) + "\n"
    }.joined()
  }

  /// Applies the escape sequence `[ numbers letter`; passes over `] text BEL`, which shows nothing.
  private mutating func apply(_ rest: inout Substring.UnicodeScalarView) {
    if rest.popFirst() == "]" {
      rest = rest.drop { $0 != "\u{7}" }.dropFirst()
      return
    }
    let parameters = rest.prefix { !$0.properties.isAlphabetic }
    rest = rest.dropFirst(parameters.count)
    let numbers = String(parameters).split(separator: ";").compactMap { Int($0) }
    switch rest.popFirst() {
    case "G" where numbers.count == 1: column = numbers[0] - 1
    case "H" where numbers.count == 2: (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case "J": rows = [:]
    case "K": rows[row] = rows[row]?.filter { $0.key < column }
    default: break
    }
  }
}

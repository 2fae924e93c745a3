import Synchronization

/// One column of a row: a character with its marks, or the right half of a wide character.
///
/// Cells are made only from ``SafeText``, so unsanitised text cannot reach the terminal. A cell consists of eight bytes without
/// a reference, so a picture of the whole terminal is copied and compared as fast as plain memory, and can be drawn after every
/// key.
nonisolated package struct Cell: Hashable, Sendable {
  /// An empty column.
  package static let blank = Cell(" ", columns: 1, style: .plain)
  /// The glyph of the first cluster; no scalar has this number or a greater one.
  private static let firstCluster: UInt32 = 0x11_0000
  /// The clusters so far: characters of several scalars, which do not fit into a cell.
  ///
  /// An example is a letter with a combining accent.
  ///
  /// The table only grows. Clusters are rare, and a picture may keep their numbers for ever.
  private static let clusters = Mutex<(numbers: [String: UInt32], texts: [String])>(([:], []))

  /// The scalar, or the number of a cluster; 0 for the right half of a wide character.
  private var glyph: UInt32
  private var width: UInt8
  package var style: Style

  private init(_ scalar: Unicode.Scalar, columns: Int, style: Style) {
    glyph = scalar.value
    width = UInt8(columns)
    self.style = style
  }

  /// The width: 1, 2 for a wide character, or 0 for the right half of a wide character.
  package var columns: Int { Int(width) }

  /// The text to write; empty for the right half of a wide character.
  package var text: String {
    if glyph >= Self.firstCluster {
      return Self.clusters.withLock { $0.texts[Int(glyph - Self.firstCluster)] }
    }
    guard glyph != 0, let scalar = Unicode.Scalar(glyph) else { return "" }
    return String(scalar)
  }

  /// Whether the text is a space.
  package var isSpace: Bool { glyph == 0x20 }

  /// Returns whether the text is empty, or a single scalar that precedes this scalar in Unicode.
  package func isBelow(_ scalar: Unicode.Scalar) -> Bool { glyph < scalar.value }

  /// Whether this is the first letter of a flag whose second letter is missing.
  private var isHalfFlag: Bool { Unicode.Scalar(glyph)?.isRegionalIndicator == true }

  /// Adds a scalar to the character, which becomes a cluster.
  private mutating func append(_ mark: Unicode.Scalar) {
    var text = text
    text.unicodeScalars.append(mark)
    glyph = Self.clusters.withLock { clusters in
      if let number = clusters.numbers[text] { return number }
      let number = Self.firstCluster + UInt32(clusters.texts.count)
      clusters.numbers[text] = number
      clusters.texts.append(text)
      return number
    }
  }

  /// Returns the cells of the text from left to right, in logical order.
  ///
  /// Terminals work with scalars instead of graphemes, and so does this function. Where terminals differ, a character gets the
  /// largest width. So a flag, and a character that a selector turns into an emoji, have two columns.
  package static func cells(of text: SafeText, style: Style = .plain) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(text.string.utf8.count)
    let rightHalf = Cell("\0", columns: 0, style: style)
    for scalar in text.string.unicodeScalars {
      let columns = DisplayWidth.columns(of: scalar)
      let completesFlag = scalar.isRegionalIndicator && cells.last?.isHalfFlag == true
      if columns > 0, !completesFlag {
        cells.append(Cell(scalar, columns: columns, style: style))
        if columns == 2 { cells.append(rightHalf) }
        continue
      }
      if cells.isEmpty { cells.append(Cell(" ", columns: 1, style: style)) }
      let base = cells.count - (cells[cells.count - 1].width == 0 ? 2 : 1)
      cells[base].append(scalar)
      if cells[base].width == 1, completesFlag || scalar == "\u{FE0F}" {
        cells[base].width = 2
        cells.append(rightHalf)
      }
    }
    return cells
  }
}

import TextUI

/// A pile of matches, drawn in rows of ten.
struct MatchPile {
  private static let perRow = 10
  /// The stages of a burning match: the characters for its head and its stick in each drawing.
  private static let burning = [("*", "|"), ("'", "!"), (" ", ".")]

  let count: Int

  /// The picture of the pile, with an animation in which removed matches burn down.
  var picture: Picture {
    Picture(of: count, drawing()) { earlier in
      earlier > count ? Self.burning.map { drawing(removed: earlier - count, as: $0) } : []
    }
  }

  /// Draws the pile, and after it the matches that have just been removed.
  private func drawing(removed: Int = 0, as remains: (head: String, stick: String) = ("", "")) -> Picture.Drawing {
    stride(from: 0, to: count + removed, by: Self.perRow).flatMap { start in
      let end = min(start + Self.perRow, count + removed)
      let there = max(0, min(count, end) - start)
      let gone = end - start - there
      return [
        Self.row(of: "o", there, .red) + Self.row(of: remains.head, gone, .yellow),
        Self.row(of: "|", there, .yellow) + Self.row(of: remains.stick, gone, nil),
      ]
    }
  }

  private static func row(of part: String, _ count: Int, _ tint: Tint?) -> [Picture.Stroke] {
    count == 0 ? [] : [Picture.Stroke(String(repeating: "\(part) ", count: count), tint: tint)]
  }
}

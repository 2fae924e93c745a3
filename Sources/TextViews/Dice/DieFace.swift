import TextUI

/// A drawing of a die's face.
struct DieFace {
  /// The number of pips, from 1 to 6; nil for a blank face.
  let value: Int?

  /// The picture of the face.
  ///
  /// The animation shows two other faces first; a blank face appears at once.
  var picture: Picture {
    Picture(of: value ?? 0, drawing) { earlier in
      guard let value else { return [] }
      let others = (1...6).filter { $0 != earlier && $0 != value }
      return others.prefix(2).map { DieFace(value: $0).drawing }
    }
  }

  private var drawing: Picture.Drawing {
    let rows =
      switch value {
      case 1: ["     ", "  ●  ", "     "]
      case 2: ["●    ", "     ", "    ●"]
      case 3: ["●    ", "  ●  ", "    ●"]
      case 4: ["●   ●", "     ", "●   ●"]
      case 5: ["●   ●", "  ●  ", "●   ●"]
      case 6: ["●   ●", "●   ●", "●   ●"]
      default: ["     ", "     ", "     "]
      }
    return (["┌───────┐"] + rows.map { "│ \($0) │" } + ["└───────┘"]).map { [Picture.Stroke($0)] }
  }
}

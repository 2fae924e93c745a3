/// A drawing of a die's face, for the MVVM and unidirectional versions.
///
/// The naive view draws the die without this type.
struct DieDrawing {
  let lines: [String]

  /// Draws the face with this number of pips, from 1 to 6; nil draws a blank face.
  init(value: Int?) {
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
    lines = ["┌───────┐"] + rows.map { "│ \($0) │" } + ["└───────┘"]
  }
}

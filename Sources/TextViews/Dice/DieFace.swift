/// The face of a die, drawn.
struct DieFace {
  let lines: [String]

  /// The face with so many pips, from 1 to 6; without a value, a blank one.
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

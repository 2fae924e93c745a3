/// A field that takes whole numbers of a range, as it looks and moves where there are keys.
struct Slider {
  /// A track with more columns only takes room.
  private static let widest = 25

  let field: Field
  private let range: ClosedRange<Int>

  /// Nil if the field takes any text.
  init?(_ field: Field) {
    guard let range = field.range else { return nil }
    self.field = field
    self.range = range
  }

  /// Where it stands; a value that is no number of the range is at its start.
  private var value: Int {
    Int(field.value).map { min(max($0, range.lowerBound), range.upperBound) } ?? range.lowerBound
  }

  /// Where it would stand after a key; nil if the key does not move sliders.
  func value(after action: GeneralAction) -> Int? {
    switch action {
    case .less: max(range.lowerBound, value - 1)
    case .more: min(range.upperBound, value + 1)
    case .first: range.lowerBound
    case .last: range.upperBound
    default: nil
    }
  }

  /// The label, the value, and the track between its two ends.
  var line: StyledLine {
    let distance = range.upperBound - range.lowerBound
    let columns = min(Self.widest, distance * 2 + 1)
    let place = distance == 0 ? 0 : (value - range.lowerBound) * (columns - 1) / distance
    let track = { (count: Int) in String(repeating: "─", count: count) }
    return StyledLine("\(field.label): ", .dim) + StyledLine(field.value, .input)
      + StyledLine("  \(range.lowerBound) \(track(place))", .dim) + StyledLine("●")
      + StyledLine("\(track(columns - 1 - place)) \(range.upperBound)", .dim)
  }
}

extension Screen {
  /// The slider with this name, if there is one.
  func slider(_ name: String) -> Slider? {
    fields.first { $0.name == name }.flatMap(Slider.init)
  }
}

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

  /// The label and the value, and, as far as there is room, the track between its two ends.
  func line(columns: Int) -> StyledLine {
    let line = StyledLine("\(field.label): ", .dim) + StyledLine(field.value, .input)
    let (start, end) = ("  \(range.lowerBound) ", " \(range.upperBound)")
    let distance = range.upperBound - range.lowerBound
    let room = columns - line.columns - start.count - end.count
    let length = min(Self.widest, distance * 2 + 1, room)
    guard length > 1 else { return line }
    let place = (value - range.lowerBound) * (length - 1) / distance
    let track = { (count: Int) in String(repeating: "─", count: count) }
    return line + StyledLine(start + track(place), .dim) + StyledLine("●")
      + StyledLine(track(length - 1 - place) + end, .dim)
  }
}

extension Screen {
  /// The slider with this name, if there is one.
  func slider(_ name: String) -> Slider? {
    fields.first { $0.name == name }.flatMap(Slider.init)
  }
}

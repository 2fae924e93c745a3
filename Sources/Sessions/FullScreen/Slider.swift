import TextUI

/// A field that accepts only whole numbers in a range, shown and moved as a slider.
struct Slider {
  /// The maximum width of the track, in columns.
  private static let widest = 25

  let field: Field
  private let range: ClosedRange<Int>

  /// Returns nil if the field accepts any text.
  init?(_ field: Field) {
    guard let range = field.range else { return nil }
    self.field = field
    self.range = range
  }

  /// The field's value, clamped to the range; its lower bound if the value is not a number.
  private var value: Int {
    Int(field.value).map { min(max($0, range.lowerBound), range.upperBound) } ?? range.lowerBound
  }

  /// Returns the value after an action; nil if the action does not move sliders.
  func value(after action: GeneralAction) -> Int? {
    switch action {
    case .less: max(range.lowerBound, value - 1)
    case .more: min(range.upperBound, value + 1)
    case .first: range.lowerBound
    case .last: range.upperBound
    default: nil
    }
  }

  /// Returns the label, the value and, if there is room, the track between the ends of the range.
  func line(label: String, columns: Int) -> StyledLine {
    let line = StyledLine(label, .dim) + StyledLine(field.value, .input)
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
  /// Returns the slider with this name, if there is one.
  func slider(_ name: String) -> Slider? {
    fields.first { $0.name == name }.flatMap(Slider.init)
  }
}

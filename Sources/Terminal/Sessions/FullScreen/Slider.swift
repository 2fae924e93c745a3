import TextUI

/// A field that accepts only whole numbers in a range, shown and moved as a slider.
struct Slider {
  /// The maximum width of the track, in columns.
  private static let widest = 25
  /// The minimum room for a track beside its label, with the ends of the range.
  private static let leastRoom = 20
  private static let gap = 2

  let field: Field
  private let range: ClosedRange<Int>

  /// Creates the slider of a field, unless the field accepts any text.
  init?(_ field: Field) {
    guard let range = field.range else { return nil }
    self.field = field
    self.range = range
  }

  /// The field's value, clamped to the range; its lower bound if the value is not a number.
  private var value: Int {
    Int(field.value).map { min(max($0, range.lowerBound), range.upperBound) } ?? range.lowerBound
  }

  /// The number of columns in which every value fits.
  var valueColumns: Int { max(String(range.lowerBound).count, String(range.upperBound).count, field.value.count) }

  /// Returns the value after an action, if the action moves sliders.
  func value(after action: GeneralAction) -> Int? {
    switch action {
    case .less: max(range.lowerBound, value - 1)
    case .more: min(range.upperBound, value + 1)
    case .first: range.lowerBound
    case .last: range.upperBound
    default: nil
    }
  }

  /// Returns the label, the track between the ends of the range, and the value.
  ///
  /// If there is no room for the track next to the label, the track is on a second line.
  ///
  /// The label is padded, and all numbers have the same columns, so that the sliders of a screen are aligned.
  func lines(label: StyledLine, valueColumns: Int, columns: Int) -> [StyledLine] {
    let value = StyledLine(field.value, .input)
    let room = columns - label.columns - Self.gap - valueColumns
    guard room < Self.leastRoom else {
      return [label + track(in: room, numberColumns: valueColumns) + StyledLine("").padded(to: Self.gap) + value]
    }
    return [label + value, track(in: columns, numberColumns: valueColumns)]
  }

  private func track(in room: Int, numberColumns: Int) -> StyledLine {
    let start = StyledLine("").padded(to: numberColumns - String(range.lowerBound).count)
    let end = StyledLine(" \(range.upperBound)", .dim).padded(to: numberColumns + 1)
    let distance = range.upperBound - range.lowerBound
    let length = max(1, min(Self.widest, room - 2 * (numberColumns + 1)))
    let place = distance == 0 ? 0 : (value - range.lowerBound) * (length - 1) / distance
    let rule = { (count: Int) in String(repeating: "─", count: count) }
    return start + StyledLine("\(range.lowerBound) \(rule(place))", .dim) + StyledLine("●")
      + StyledLine(rule(length - 1 - place), .dim) + end
  }
}

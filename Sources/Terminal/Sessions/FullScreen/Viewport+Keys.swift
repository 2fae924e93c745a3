extension Viewport {
  /// The number of lines that the wheel scrolls at a time.
  private static let wheelRows = 3

  /// Scrolls, if the action is to scroll.
  mutating func scroll(for action: GeneralAction) {
    switch action {
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .scrollUp: scroll(by: -Self.wheelRows)
    case .scrollDown: scroll(by: Self.wheelRows)
    case .pageUp: scroll(by: -page)
    case .pageDown: scroll(by: page)
    case .first: scroll(by: -offset)
    case .last: scroll(by: .max / 2)
    default: break
    }
  }
}

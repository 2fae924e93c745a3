import Localization
import TextUI

/// A part of a screen that can have the focus.
enum ScreenPart: Hashable {
  case field(String)
  /// A field that accepts only whole numbers in a range.
  case slider(String)
  /// The choice with this label.
  case choice(Text)
  case list
  case button(String)
}

extension ScreenPart {
  init(_ field: Field) {
    self = field.range == nil ? .field(field.name) : .slider(field.name)
  }
}

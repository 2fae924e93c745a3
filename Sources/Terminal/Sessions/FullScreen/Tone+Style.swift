import TextUI

extension Tone {
  /// The style of a text with this tone.
  var style: Style {
    switch self {
    case .plain, .quote: .plain
    case .success: .success
    }
  }
}

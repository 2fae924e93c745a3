import Localization
import TextUI

extension Picture {
  /// The drawing without its colours.
  var text: String { Self.text(of: drawing) }

  static func text(of drawing: Drawing) -> String {
    drawing.map { $0.map(\.characters).joined() }.joined(separator: "\n")
  }
}

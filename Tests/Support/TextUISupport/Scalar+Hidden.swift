extension Unicode.Scalar {
  /// Of every scalar there is, those that are hidden.
  nonisolated package static let allHidden = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter { $0.isHidden }

  /// Whether a terminal acts on it, or shows nothing of it.
  nonisolated package var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}

extension String.UnicodeScalarView.SubSequence {
  /// The hidden scalars, in order.
  nonisolated package var hidden: [Unicode.Scalar] { filter { $0.isHidden } }
}

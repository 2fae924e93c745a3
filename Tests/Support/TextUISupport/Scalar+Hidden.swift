extension Unicode.Scalar {
  /// All hidden scalars of Unicode.
  nonisolated package static let allHidden = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter { $0.isHidden }

  /// Whether a terminal interprets the scalar, or does not show it.
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

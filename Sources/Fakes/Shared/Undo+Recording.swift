import Changes

extension Undo {
  /// Takes nothing back, and so in its turn, but records that it was asked to.
  static func recording(_ record: @escaping () -> Void) -> Undo {
    Undo {
      record()
      return recording(record)
    }
  }
}

import Changes

extension Undo {
  /// An undo that only records that it was called; the undo that it returns does the same.
  static func recording(_ record: @escaping () -> Void) -> Undo {
    Undo {
      record()
      return recording(record)
    }
  }
}

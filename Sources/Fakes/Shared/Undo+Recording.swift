import Changes

extension Undo {
  /// Returns an undo that only records its calls, and returns another such undo.
  static func recording(_ record: @escaping () -> Void) -> Undo {
    Undo {
      record()
      return recording(record)
    }
  }
}

import Changes

extension Undo {
  /// An undo that only records that it was asked for; so does the one that it returns.
  static func recording(_ record: @escaping () -> Void) -> Undo {
    Undo {
      record()
      return recording(record)
    }
  }
}

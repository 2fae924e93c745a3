/// One step from the rows of a list as they were to the rows as they are.
///
/// What goes away or becomes another is named by its place in the old list, what comes by its place in the new one; so
/// no edit depends on another having been applied. A row that has moved is named by both. Places are counted from 0.
///
/// Seed 002.
nonisolated package enum Edit: Hashable, Sendable {
  /// The row at this place of the old list is gone.
  case deletion(old: Int)
  /// The row at this place of the new list is new.
  case insertion(new: Int)
  /// The row has become another in its content, and has stayed the same row.
  ///
  /// If it has moved too, there is a ``move(old:new:)`` beside it.
  case update(old: Int, new: Int)
  /// The row has changed its place among those that have stayed.
  case move(old: Int, new: Int)
}

/// One difference between the old rows of a list and the new ones.
///
/// A row is given by its index in the old list, in the new list, or both, so no edit depends on whether another has been
/// applied first. Indices are zero-based.
package enum Edit: Hashable, Sendable {
  /// The row at this index of the old list was removed.
  case deletion(old: Int)
  /// The row at this index of the new list was added.
  case insertion(new: Int)
  /// The row is the same, but looks different.
  ///
  /// If the row has also moved, there is a ``move(old:new:)`` as well.
  case update(old: Int, new: Int)
  /// The row has moved relative to the other rows that remain.
  case move(old: Int, new: Int)
}

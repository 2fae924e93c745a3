import TextUI
import ViewModels

extension RowEdit {
  /// Creates a row edit from a view model's edit; the closures return the old and the new rows.
  init(_ edit: Edit, from oldRow: @escaping (Int) -> Row?, to newRow: @escaping (Int) -> Row?) {
    switch edit {
    case .deletion(let old): self.init(.deletion, old: old, new: nil) { oldRow(old) }
    case .insertion(let new): self.init(.insertion, old: nil, new: new) { newRow(new) }
    case .move(let old, let new): self.init(.move, old: old, new: new) { newRow(new) }
    case .update(let old, let new): self.init(.update, old: old, new: new) { newRow(new) }
    }
  }
}

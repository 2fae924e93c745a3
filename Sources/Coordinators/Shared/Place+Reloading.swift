import Interactors
import TextUI

extension Place {
  /// Shows a page, and reloads it whenever a data provider's data has changed.
  func show(
    _ page: some AnyPage, reloadingOn dataDidChange: ObserverSet<Void>, file: String = #fileID,
    function: String = #function
  ) {
    dataDidChange.add(page) { page in page.load() }
    show(page, file: file, function: function)
  }
}

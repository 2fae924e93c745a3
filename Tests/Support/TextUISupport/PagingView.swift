import Localization
import Navigation
import Observation
import Presenting
import TextUI

/// A view of a list that goes on: a test says how it ends, and what asking for more does.
package struct PagingView: TextView {
  /// Holds the rows so far.
  @Observable
  package final class ViewModel {
    package var rows: [String]
    /// The ending's id; a list that is all there has none.
    package var ending: String? = "1"
    package var prefetches = true
    package var loadsAll = false
    /// Whether the list has a command that gets more rows.
    package var hasLoadMore = true
    /// Why that command is disabled.
    package var disabledReason: Text?
    package var listID: Text = "list"
    package private(set) var isLoading = false
    @ObservationIgnored package private(set) var requests = 0
    /// Receives the rows of the command `drop`.
    @ObservationIgnored package var drop: ([Int]) -> Void = { _ in }
    /// The action of asking for more.
    @ObservationIgnored package var onMore: (ViewModel) async throws(CommandError) -> Void = { _ in }

    package init(rows: Int) {
      self.rows = (0..<rows).map { "row \($0)" }
    }

    /// Adds rows, after which there is another ending.
    package func add(_ count: Int) {
      rows += (rows.count..<rows.count + count).map { "row \($0)" }
      ending = "\(rows.count)"
    }

    fileprivate func more() async throws(CommandError) {
      requests += 1
      isLoading = true
      defer { isLoading = false }
      try await onMore(self)
    }

    fileprivate func prefetch() async {
      do throws(CommandError) { try await more() } catch { disabledReason = error.text }
    }
  }

  private let viewModel: ViewModel

  package init(viewModel: ViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem { NavigationItem(path: "paging", title: "Paging") }

  package var screen: Screen {
    let rows = viewModel.rows
    let more = KeyCommand(
      "more", key: "m", label: "More", help: "get more",
      action: .nothing(disabled: viewModel.disabledReason, viewModel.more))
    let prefetch: (() async -> Void)? = viewModel.prefetches ? { await viewModel.prefetch() } : nil
    let ending = viewModel.ending.map { id in
      ListEnding(
        id: id, text: "and so on", isBusy: viewModel.isLoading, loadMore: viewModel.hasLoadMore ? more : nil,
        prefetch: prefetch, loadAll: viewModel.loadsAll ? prefetch : nil)
    }
    let list = RowList(id: viewModel.listID, count: rows.count, ending: ending) { index in
      Row(id: rows[index], text: Text(verbatim: rows[index]))
    }
    let drop = KeyCommand("drop", key: "d", .rows { [weak viewModel] in viewModel?.drop($0) })
    return Screen(elements: [.list(list)], commands: [more, drop])
  }
}

import Observation
package import TextUI

/// A view of a list that goes on: a test says how it ends, and what asking for more does.
@Observable
package final class PagingView: TextView {
  package let work = Work()
  package var rows: [String]
  /// The ending's id; nil for a list that is all there.
  package var ending: String? = "1"
  package var asksForMore = true
  package var whyNotMore: String?
  package var listID = "list"
  @ObservationIgnored package private(set) var requests = 0
  /// What asking for more does.
  @ObservationIgnored package var onMore: (PagingView) async throws -> Void = { _ in }

  package init(rows: Int) {
    self.rows = (0..<rows).map { "row \($0)" }
  }

  /// Adds rows, after which there is another ending.
  package func add(_ count: Int) {
    rows += (rows.count..<rows.count + count).map { "row \($0)" }
    ending = "\(rows.count)"
  }

  package var screen: Screen {
    let rows = rows
    let prefetch = { [weak self] () async -> Void in await self?.prefetch() }
    let ending = ending.map {
      ListEnding(id: $0, text: "and so on", isBusy: work.isBusy, prefetch: asksForMore ? prefetch : nil)
    }
    return Screen(
      path: "paging", title: "Paging",
      elements: [
        .list(RowList(id: listID, count: rows.count, ending: ending) { Row(id: rows[$0], text: rows[$0]) })
      ],
      commands: [
        KeyCommand(
          "more", key: .character("m"), help: "get more", whyNot: whyNotMore,
          action: .nothing { [weak self] in try await self?.more() })
      ])
  }

  private func prefetch() async {
    do { try await more() } catch { whyNotMore = "\(error)" }
  }

  private func more() async throws {
    requests += 1
    try await onMore(self)
  }
}

package import Localization
import Observation
package import TextUI
package import ViewModels

/// The list of books, with how much of all cards is known above it.
///
/// Owned by the navigation stack.
///
/// Seed 002.
@Observable
package final class BooksView: TextView {
  package let work = Work()
  private let viewModel: BooksViewModel
  private let strings: Strings

  package init(viewModel: BooksViewModel, strings: Strings) {
    self.viewModel = viewModel
    self.strings = strings
  }

  package func load() {
    work.start { [viewModel] in await viewModel.fetchBooks() }
  }

  package var screen: Screen {
    Screen(
      path: "books",
      title: viewModel.title,
      elements: progress + viewModel.content.elements + [.list(list)],
      commands: [
        KeyCommand("study", key: .enter, help: strings(BooksCommandText.study), viewModel.studyBook),
        KeyCommand(
          "add", key: .character("a"), help: strings(BooksCommandText.add), action: .nothing(viewModel.addBook)),
        KeyCommand("delete", key: .character("d"), help: strings(BooksCommandText.delete), viewModel.deleteBook),
        KeyCommand(
          "sort age", key: .character("1"), help: strings(BooksCommandText.sortAge),
          action: .nothing(viewModel.sortByAge)),
        KeyCommand(
          "sort progress", key: .character("2"), help: strings(BooksCommandText.sortProgress),
          action: .nothing(viewModel.sortByProgress)),
        KeyCommand(
          "refresh", key: .character("r"), help: strings(CommandText.refresh), action: .nothing(viewModel.fetchBooks)),
        KeyCommand("back", key: .escape, help: strings(CommandText.back), action: .nothing(viewModel.dismissBooks)),
      ],
      notice: viewModel.fetchFailure.map { Notice(.error, $0) } ?? viewModel.news.map { Notice(.info, $0) })
  }

  private var progress: [Element] {
    viewModel.currentProgress.isEmpty ? [] : [.text(viewModel.currentProgress)]
  }

  private var list: RowList {
    let rows = viewModel.rows
    // The session keeps what it has shown, but not the view model.
    let edits = { [weak viewModel] in viewModel.map { Self.edits(since: rows, of: $0) } ?? [] }
    return RowList(count: rows.count, editsSince: viewModel.isLoaded ? edits : nil) { Self.row(rows[$0]) }
  }

  private static func edits(since shown: BookRows, of viewModel: BooksViewModel) -> [RowEdit] {
    let rows = viewModel.rows
    return viewModel.edits(since: shown).map { RowEdit($0, from: { row(shown[$0]) }, to: { row(rows[$0]) }) }
  }

  private static func row(_ book: BookRowViewModel) -> Row {
    Row(id: book.id, text: book.name, detail: "\(book.cardCount), \(book.progress)", goesDeeper: true)
  }
}

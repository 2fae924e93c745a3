import Navigation
import Presenting
import TextUI
import Texts
import ViewModels

/// The list of books, below the known share of all cards.
package struct BooksView: TextView {
  private let viewModel: BooksViewModel

  package init(viewModel: BooksViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem { NavigationItem(path: "books", title: .books(.title), presentation: .list) }

  package var screen: Screen {
    Screen(
      elements: (viewModel.currentProgress.map { [$0.element] } ?? []) + viewModel.content.elements + [.list(list)],
      commands: [
        KeyCommand("study", key: .enter, label: .books(.study), help: .books(.studyHelp), viewModel.studyBook),
        KeyCommand("add", key: "a", label: .books(.add), help: .books(.addHelp), viewModel.addBook),
        KeyCommand(
          "delete", key: "x", label: .books(.delete), help: .books(.deleteHelp), takesAway: true,
          viewModel.deleteBook),
        KeyCommand(
          "sort age", key: "1", label: .books(.sortByAge), help: .books(.sortByAgeHelp), viewModel.sortByAge),
        KeyCommand(
          "sort progress", key: "2", label: .books(.sortByProgress), help: .books(.sortByProgressHelp),
          viewModel.sortByProgress),
        .refresh(viewModel.fetchBooks),
      ],
      notice: viewModel.notice)
  }

  private var list: RowList {
    // The first rows are not reported as edits, so a list that is still loading reports no edits.
    guard let rows = viewModel.rows else { return RowList(count: 0) { _ in nil } }
    // A session keeps the list that it has shown, so the list must not keep the view model alive.
    let edits = { [weak viewModel] in viewModel.map { Self.edits(since: rows, of: $0) } ?? [] }
    return RowList(
      count: rows.count, summary: viewModel.content.summary, order: viewModel.sortOrder, editsSince: edits
    ) { Self.row(rows[$0]) }
  }

  private static func edits(since shown: BookRows, of viewModel: BooksViewModel) -> [RowEdit] {
    guard let rows = viewModel.rows else { return [] }
    return viewModel.edits(since: shown).map { edit in
      RowEdit(edit, from: { old in row(shown[old]) }, to: { new in row(rows[new]) })
    }
  }

  private static func row(_ book: BookRowViewModel) -> Row {
    Row(
      id: book.id, text: book.name, details: [.number(book.cardCount), .share(percent: book.percent, book.progress)],
      values: ["cards": .number(book.numberOfCards), "known": .share(percent: book.percent)], hasDisclosure: true)
  }
}

import Changes
import Interactors
import Localization
import Models
import Presenting
import Texts

/// Prepares the news for its view, and routes the user's interactions.
///
/// This is a snapshot of the interactor's model, so a command applies to the row that the user saw.
package struct NewsViewModel: Snapshot {
  private let interactor: any NewsInteractorProtocol
  private let coordinator: any NewsCoordinatorProtocol
  private let news: LoadState<NewsList, GroupsError>

  package init(interactor: any NewsInteractorProtocol, coordinator: any NewsCoordinatorProtocol) {
    self.interactor = interactor
    self.coordinator = coordinator
    news = interactor.news
  }

  package func updated() -> Self { Self(interactor: interactor, coordinator: coordinator) }

  // MARK: On the screen

  package var content: Content {
    Content(news) { list in
      list.news.isEmpty ? .empty(.groups(.noNews)) : .loaded(.groups(.newsCount(list.news.count)))
    }
  }
  package var notice: Notice? { news.notice }
  package var numberOfRows: Int { pieces.count }

  /// Returns the row at a zero-based index.
  package func data(forRowAt index: Int) -> NewsRowViewModel? {
    guard pieces.indices.contains(index) else { return nil }
    return NewsRowViewModel(pieces[index], readBefore: interactor.readBefore, clock: interactor.clock)
  }

  // MARK: Inside: the interactor

  package func fetchNews() async { await interactor.fetchNews() }

  // MARK: Elsewhere: the coordinator

  /// Shows the group of a row; the group may have been deleted in the meantime.
  package var showGroup: Command<Int> {
    Command(disabled: pieces.isEmpty ? .shared(.noRows) : nil) { try coordinator.present(group: pieces.row($0).group) }
  }

  // MARK: -

  private var pieces: [News] { news.value?.news ?? [] }
}

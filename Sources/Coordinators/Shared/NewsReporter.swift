import Changes
import Interactors
import Localization
import Models
import Navigation
import Texts

/// Reports each piece of news once, on whatever screen is in front.
///
/// Owned by the session, because it belongs to no screen. It does not report news from before the session; home and the groups
/// overview only count it.
final class NewsReporter {
  private let dataProvider: any GroupDataProvider
  private weak var navigation: NavigationController?
  /// The number of the newest news that need not be reported; nil until the first answer.
  private var newest: Int?

  init(dataProvider: any GroupDataProvider, navigation: NavigationController) {
    self.dataProvider = dataProvider
    self.navigation = navigation
    dataProvider.groupsDidChange.add(self) { reporter in Task { await reporter.report() } }
    Task { await report() }
  }

  private func report() async {
    // If the store fails, the news is reported after the next change, so nothing is lost.
    guard let news = try? await dataProvider.news().news else { return }
    let reported = newest
    newest = max(news.first?.number ?? 0, reported ?? 0)
    guard let reported else { return }
    for piece in news.reversed() where piece.number > reported { navigation?.announce(.groups(.news(piece))) }
  }
}
